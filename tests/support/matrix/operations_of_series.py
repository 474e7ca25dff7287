"""What is asked of a Series (a window, a group, a whole column, a row), of an array, of a group's frame."""

from __future__ import annotations

from typing import Final

OPERATORS: Final = """
+ | n | int float bool | @ + @; @ + 2; 2 + @; @ + 0.5; @ + @.iloc[0]
+ of times | n | moment span | @ + pd.Timedelta(days=1)
- | n | int float bool | @ - 4; 3 - @; @ - @.mean(); @ - @; @ - @.iloc[0]
- of times | n | moment span | @ - @.iloc[0]; @ - @.min()
* | n | int float bool | @ * 3; 3 * @; @ * 0.5; @ * @; (@ > 0) * 1
/ | n | int float bool | @ / 3; 3 / @; @ / @; @ / @.sum()
// | n | int float bool | @ // 3; 3 // @; @ // 0; @ // @
% | n | int float bool | @ % 3; 3 % @; @ % 0; @ % @
** | n | int float bool | @ ** 2; @ ** 0.5; 2.0 ** @
neg | n | int float bool span | -@
~ | n | bool | ~@
~ of conditions | n | int float | ~(@ > 1)
& | n | int float bool | (@ > 1) & (@ < 9)
bar | n | int float bool | (@ > 1) | (@ < 0)
< | n | int float bool | @ < 2; 2 < @; @ < @.mean(); @ >= @
< of times | n | moment | @ < pd.Timestamp('2020-01-01'); @ == @.max()
== | n | int float bool | @ == 2; @ != 2; @ == @.iloc[0]
== of text | n | text category | @ == 'ab'; @ != 'ab'
getitem | m | int float bool | @[@ > 1]; @[1:]; @[::-1]
getitem of any | m | any | @[1:]; @[::-1]; @[@.notna()]
"""

REDUCTIONS: Final = """
sum | 1 | int float bool span | (); skipna=True; min_count=1; min_count=100
mean | 1 | int float bool span | (); skipna=True; skipna=False
median | 1 | int float bool | (); skipna=True
min | 1 | any | (); skipna=True
max | 1 | any | (); skipna=True
std | 1 | int float bool | (); ddof=0; ddof=9
var | 1 | int float bool | (); ddof=0; ddof=9
sem | 1 | int float bool | (); ddof=0
prod | 1 | int float bool | (); min_count=1
skew | 1 | int float bool | ()
kurt | 1 | int float bool | ()
any | 1 | int float bool | ()
all | 1 | int float bool | ()
count | 1 | any | ()
nunique | 1 | any | (); dropna=False
quantile | 1 | int float | (); 0.25; q=0.75
idxmax | 1 | int float bool moment span category | (); @.iloc[1:].idxmax(); @[::-1].idxmax(); @.tail(2).idxmax()
idxmin | 1 | int float bool moment span category | (); @.iloc[1:].idxmin(); @.diff().idxmin()
argmax | 1 | int float | (); @.argmin()
size | 1 | any | @.size
empty | 1 | any | @.empty
len | 1 | any | len(@)
builtin sum | 1 | int float bool | sum(@)
builtin min | 1 | int float bool | min(@); max(@)
builtin any | 1 | int float bool | any(@); all(@)
builtin loop | 1 | int float bool | sum([v for v in @ if v > 1]); sum(v * 2 for v in @)
sorted | 1 | int float bool | sorted(@)[0]
iloc | 1 | any | @.iloc[0]; @.iloc[-1]
sum of condition | 1 | int float bool | (@ > 1).sum(); (@ == 2).sum()
mean of condition | 1 | int float bool | (@ > 1).mean()
is_unique | 1 | int float text | @.is_unique; @.is_monotonic_increasing; @.hasnans
autocorr | 1 | float | ()
ptp | 1 | int float bool | @.max() - @.min()
mode | 1 | int float text category | @.mode().iloc[0]
np.mean | 1 | int float bool | np.mean(@)
np.sum | 1 | int float bool | np.sum(@)
np.std | 1 | int float bool | np.std(@); np.var(@); np.std(@, ddof=1)
np.median | 1 | int float bool | np.median(@)
np.max | 1 | int float bool | np.max(@); np.min(@)
np.percentile | 1 | int float | np.percentile(@, 25); np.quantile(@, .5)
np.dot | 1 | int float | np.dot(@, @)
values | 1 | int float bool | @.values.sum(); @.values.mean(); @.values.std(); @.to_numpy().max()
array | 1 | int float | @.array.std(); @.array.mean()
"""

SERIES: Final = (
    OPERATORS
    + REDUCTIONS
    + """
abs | n | int float bool span | (); abs(@)
round | n | int float bool | (); 1; decimals=-1
clip | n | int float | 0, 5; upper=2; lower=1
fillna | n | int float bool | 0; value=1; @.fillna(@.mean())
fillna of text | n | text category | 'ab'
isna | n | any | (); @.isnull()
notna | n | any | (); @.notnull()
dropna | m | any | ()
where | n | int float | @.where(@ > 1); @.where(@ > 1, 0); @.where(cond=@ > 1, other=-1)
mask | n | int float | @.mask(@ > 1); @.mask(@ > 1, 0); @.mask(cond=@ > 1, other=-1)
between | n | int float moment | 1, 5; left=1, right=5, inclusive='neither'
isin | n | any | [1, 2]; ['ab', 'b']; (0.5, 1)
cumsum | n | int float bool | (); skipna=True
cumprod | n | int float bool | ()
cummax | n | int float bool | ()
cummin | n | int float bool | ()
diff | n | int float bool moment | (); 2; periods=-1
shift | n | any | (); 2; periods=-1; 1, fill_value=0
pct_change | n | int float | (); periods=2
rank | n | int float | (); ascending=False; pct=True; method='min'; method='dense'
ffill | n | int float bool moment | (); @.bfill()
interpolate | n | float | ()
astype | n | int float bool | float; int; 'float32'; str
add | n | int float bool | 2; other=2; 2, fill_value=0
sub | n | int float bool | 2; @.rsub(2)
mul | n | int float bool | 2; @.rmul(2)
div | n | int float bool | 2; @.truediv(3); @.rdiv(1)
floordiv | n | int float bool | 2; 0; other=0
mod | n | int float bool | 3; 0; other=0
pow | n | int float | 2
gt | n | int float bool | 1; @.lt(1); @.ge(1); @.le(1)
eq | n | int float bool | 1; @.ne(1)
sort_values | m | int float text category | (); ascending=False; ignore_index=True
nlargest | m | int float | 2; n=1
nsmallest | m | int float | 2; n=1
head | m | any | 2; n=1; ()
tail | m | any | 2; n=1; ()
unique | 1 | int float text | len(@.unique())
value_counts | m | int float text | @.value_counts().iloc[:1]
drop_duplicates | m | int float text | (); keep='last'
duplicated | n | int float text | (); keep=False
reset_index | m | any | drop=True
tolist | 1 | int float bool | @.tolist()[0]; len(list(@)); @.to_list()[-1]
rolling | n | int float | @.rolling(2).mean(); @.rolling(2, min_periods=1).sum(); @.expanding().max()
ewm | n | int float | @.ewm(span=3).mean(); @.ewm(alpha=.5).mean()
agg | 1 | int float bool | 'mean'; 'sum'; func='max'
map | n | int float | lambda v: v * 2
apply | n | int float | lambda v: v + 1
np.sqrt | n | int float | np.sqrt(@); np.exp(@); np.log(@)
np.abs | n | int float bool | np.abs(@)
np.negative | n | int float | np.negative(@)
np.mod | n | int float | np.mod(@, 3); np.mod(@, 0); np.floor_divide(@, 2)
np.where | 1 | int float | np.where(@ > 1, @, 0).sum()
np.diff | 1 | int float | np.diff(@).sum()
np.cumsum | n | int float | np.cumsum(@)
np.sort | 1 | int float | np.sort(@)[0]
np.unique | 1 | int float | len(np.unique(@))
np.clip | n | int float | np.clip(@, 0, 5)
np.maximum | n | int float | np.maximum(@, 2)
str.upper | n | text | @.str.upper(); @.str.lower()
str.len | n | text | @.str.len()
str.contains | n | text | @.str.contains('b'); @.str.startswith('a')
str.join | 1 | text | ','.join(@.dropna())
dt.year | n | moment | @.dt.year; @.dt.month; @.dt.hour
dt.total_seconds | n | span | @.dt.total_seconds(); @.dt.days
"""
)

ROW: Final = (
    REDUCTIONS
    + """
getitem | 1 | any | @["a"]; @.a; @.iloc[0]; @.loc["b"]; @.get("a"); @["a":"b"].iloc[0]
getitem of list | 1 | int float bool | @[["b", "a"]].sum(); @[["a", "b"]].max(); @[["b", "a"]].iloc[0]
+ | n | int float bool | @ + 2; 2 * @; @ / @.sum(); @ - @.mean()
< | 1 | int float bool | (@ > 1).sum(); (@ == 2).any(); (@ < 1).all()
isna | 1 | any | @.isna().sum(); @.notna().all(); @.isnull().any()
fillna | n | int float | @.fillna(0)
dropna | 1 | any | len(@.dropna()); @.dropna().count()
abs | n | int float | ()
clip | n | int float | 0, 5
round | n | float | 1
cumsum | n | int float | ()
diff | n | int float | ()
rank | n | int float | ()
tolist | 1 | int float bool | @.tolist()[0]; @.to_list()[-1]; str(@.tolist()[0])
loop | 1 | int float bool | sum([v for v in @]); str(list(@)[0]); max(@); str(max(@.values))
items | 1 | any | len([k for k, v in @.items() if k == "a"])
to_dict | 1 | int float bool | @.to_dict()["a"]
name | 1 | any | @.name
nlargest | 1 | int float | @.nlargest(1).sum(); @.nsmallest(1).iloc[0]
isin | 1 | int float | @.isin([1, 2]).sum()
"""
)

ARRAY: Final = """
+ | 1 | float | (@ + 1).sum(); (@ * @).sum(); (@ - @.mean())[0]
/ | 1 | float | (@ / 3)[0]; (@ / @.sum())[-1]
// | 1 | float | (@ // 2)[0]; (@ % 2)[0]
** | 1 | float | (@ ** 2).sum()
getitem | 1 | float | @[0]; @[-1]; @[1:].sum(); @[@ > 1].sum()
sum | 1 | float | (); @.sum(axis=0)
mean | 1 | float | ()
std | 1 | float | (); ddof=1
var | 1 | float | (); ddof=1
min | 1 | float | ()
max | 1 | float | ()
prod | 1 | float | ()
argmax | 1 | float | (); @.argmin()
any | 1 | float | (); @.all()
cumsum | 1 | float | @.cumsum()[-1]
size | 1 | float | @.size; len(@); @.shape[0]
np.mean | 1 | float | np.mean(@); np.nanmean(@)
np.sum | 1 | float | np.sum(@); np.nansum(@)
np.std | 1 | float | np.std(@); np.nanstd(@); np.std(@, ddof=1)
np.var | 1 | float | np.var(@); np.nanvar(@)
np.median | 1 | float | np.median(@); np.nanmedian(@)
np.max | 1 | float | np.max(@); np.nanmax(@)
np.min | 1 | float | np.min(@); np.nanmin(@)
np.percentile | 1 | float | np.percentile(@, 25); np.quantile(@, .5)
np.dot | 1 | float | np.dot(@, @); @.dot(@)
np.diff | 1 | float | np.diff(@).sum()
np.sort | 1 | float | np.sort(@)[0]
np.where | 1 | float | np.where(@ > 0, @, 0).sum()
np.isnan | 1 | float | np.isnan(@).sum(); (~np.isnan(@)).sum()
np.average | 1 | float | np.average(@); np.average(@, weights=np.arange(1, len(@) + 1))
np.abs | 1 | float | np.abs(@).max()
np.argsort | 1 | float | np.argsort(@)[0]
np.linalg.norm | 1 | float | np.linalg.norm(@)
np.prod | 1 | float | np.prod(@ + 1)
np.ptp | 1 | float | np.ptp(@)
np.cumsum | 1 | float | np.cumsum(@)[-1]
builtin sum | 1 | float | sum(@); max(@); min(@)
"""

FRAME: Final = """
getitem | 1 | any | @["a"].iloc[0]; @.a.iloc[-1]; len(@["a"])
reduce | s | int float | @.mean(); @.sum(); @.max(); @.min(); @.std(); @.median(); @.var(ddof=0); @.count(); @.nunique()
quantile | s | int float | @.quantile(0.25); @.quantile(q=0.75)
len | 1 | any | len(@); @.shape[0]; @.empty
weighted | 1 | int float | (@["a"] * @["b"]).sum(); (@.a * @.b).sum() / @.b.sum()
filter | 1 | int float | @[@["a"] > 1]["b"].sum(); @.loc[@.a > 1, "b"].mean(); @.query("a > 1")["b"].sum()
head | m | any | @.head(1); @.tail(1); @.iloc[-1:]; @.iloc[:2]
filter rows | m | int float | @[@["a"] > 1]; @[@["a"] == @["a"].max()]
sort_values | m | int float | @.sort_values("a"); @.sort_values("a", ascending=False); @.sort_values(by="b").head(1)
nlargest | m | int float | @.nlargest(1, "a")
idxmax | m | int float | @.loc[@["a"].idxmax()]
corr | 1 | int float | @["a"].corr(@["b"]); @["a"].cov(@["b"])
assign | m | int float | @.assign(c=@["a"] * 2)
groupwise | m | int float | @ - @.mean(); @ / @.sum()
Series | s | int float | pd.Series({"x": @["a"].sum(), "y": @["b"].mean()})
dropna | 1 | any | len(@.dropna())
"""
