"""What is asked of a Series (a window, a group, a whole column, a row), of an array, of a group's frame."""

# ruff: noqa: E501 - an operation a line
from typing import Final

OPERATORS: Final = """
+ | n | int float bool | @ + @; @ + 2; 2 + @; @ + 0.5; @ + @.iloc[0]
+ of times | n | moment span | @ + pd.Timedelta(days=1)
- | n | int float bool | @ - 4; 3 - @; @ - @.mean(); @ - @; @ - @.iloc[0]
- of times | n | moment span | @ - @.iloc[0]; @ - @.min()
* | n | int float bool | @ * 3; 3 * @; @ * 0.5; @ * @; (@ > 0) * 1
/ | n | int float bool | @ / 3; 3 / @; @ / @; @ / @.sum()
// | n | int float bool span | @ // 3; 3 // @; @ // 0; @ // @; @ // -2
% | n | int float bool | @ % 3; 3 % @; @ % 0; @ % @; @ % -2
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
sum | 1 | int float bool span | (); skipna=True; min_count=1; min_count=100; *(0,)
mean | 1 | int float bool span | (); skipna=True; skipna=False
median | 1 | int float bool | (); skipna=True
min | 1 | any | (); skipna=True
max | 1 | any | (); skipna=True
std | 1 | int float bool | (); ddof=0; ddof=9; **{"ddof": 0}
var | 1 | int float bool | (); ddof=0; ddof=9
sem | 1 | int float bool | (); ddof=0
prod | 1 | int float bool | (); min_count=1
skew | 1 | int float bool | (); skipna=False
kurt | 1 | int float bool | (); skipna=False
any | 1 | int float bool | ()
all | 1 | int float bool | ()
count | 1 | any | ()
nunique | 1 | any | (); dropna=False
quantile | 1 | int float | (); 0.25; q=0.75; *(0.25,)
idxmax | 1 | int float bool moment span category | ()
idxmin | 1 | int float bool moment span category | ()
label of a part | 1 | int float bool moment span category | @.iloc[1:].idxmax(); @[::-1].idxmax(); @.tail(2).idxmax(); @.iloc[1:].idxmin()
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
np.percentile | 1 | int float | np.percentile(@, 25); np.quantile(@, .5); np.nanpercentile(@, 25); np.nanquantile(@, .5)
np.dot | 1 | int float | np.dot(@, @)
values | 1 | int float bool | @.values.sum(); @.values.mean(); @.values.std(); @.to_numpy().max()
array | 1 | int float | @.array.std(); @.array.mean()
"""

LIBRARY: Final = """
kurtosis | 1 | int float bool | ()
quantile between | 1 | int float | @.quantile(0.3, interpolation='lower'); @.quantile(0.4, interpolation='midpoint'); @.quantile(0.3, interpolation='higher'); @.quantile(0.5, interpolation='nearest')
equals | 1 | int float bool | @.equals(@); @.equals(@.shift(1)); @.equals(@ * 1)
np.array_equal | 1 | int float bool | np.array_equal(@, @); np.array_equal(@, @, equal_nan=True); np.array_equal(@, @.iloc[1:])
np.allclose | 1 | int float bool | np.allclose(@, @); np.allclose(@, @ + 1e-9, equal_nan=True); np.allclose(@, @ * 1.1, rtol=0.2)
np.trapezoid | 1 | int float bool | np.trapezoid(@); np.trapezoid(@.to_numpy(), dx=0.5)
np.maximum.accumulate | 1 | int float bool | np.maximum.accumulate(@).sum(); np.minimum.accumulate(@).iloc[-1]; np.maximum.accumulate(@.to_numpy())[-1]
item | 1 | any | @.iloc[:1].item()
np.interp | 1 | int float | np.interp(@, [0.0, 2.0, 3.0], [1.0, 5.0, 2.0]).sum(); np.interp(@.values, [0.0, 2.0], [1.0, 5.0])[0]
"""

OTHERS: Final = """
name | 1 | any | @.name
name of a group | n | int float | @ - @.name; @ + @.name
+ of text | n | text | @ + 'z'; 'z' + @; @ * 2
eq of text | n | text category | @.eq('b'); @.ne('b'); @.isin(['ab'])
min of others | 1 | text moment span category | min(@); max(@); np.max(@); np.min(@)
spans | 1 | span | @.sum().total_seconds(); (@.max() - @.min()).days; @.iloc[1:].max(); @.mean(); @.diff().iloc[-1]; @.dt.days.sum(); @.median(); @.nunique()
spans between | 1 | moment | (@.max() - @.min()).total_seconds(); @.iloc[1:].max(); (@.iloc[-1] - @.iloc[0]).days; @.is_unique; @.hasnans; @.mean(); @.is_monotonic_increasing; @.max() + pd.Timedelta(days=1)
values of text | 1 | text | (@ == 'b').sum(); (@ == 'b').mean(); @.eq('b').mean(); sum(1 for v in @ if v.startswith('a')); ",".join(sorted(set(@))); sum(1 for v in @ if isinstance(v, str)); str(@.iloc[0]); len(set(@)); @.idxmax(); @.values[0]; @.tolist()[0]; list(@)[0]; sorted(@)[0]; @.iloc[0].upper(); @.iloc[-1].split(',')[0]; f"{@.iloc[0]}!"; "b" in set(@)
of bools | 1 | bool | @.argmax(); @.argmin(); @.hasnans; @.where(@).count(); @.mask(@).count(); @.shift(fill_value=False).sum(); @.astype(int).sum(); np.sqrt(@).sum(); (@ & @.shift(fill_value=False)).sum(); @.rank().sum(); @.diff().sum(); @.value_counts().iloc[0]; @.mode().iloc[0]; @.sort_values().iloc[0]; @.isin([True]).sum(); @.unique()[0]; @.drop_duplicates().count(); @.between(0, 1).sum(); @.apply(lambda v: v + 1).sum(); @.is_unique; @.is_monotonic_increasing; @.to_numpy().sum(); @.index[-1]; @.nlargest(1).sum(); @.cumsum().diff().max()
max of none | 1 | int float | max([v for v in @ if v > 99]); @[@ > 99].max(); min(@[@ > 99].values); @[@ > 99].idxmax()
of one value | n | int float | (@ - np.mean(@)) / np.std(@); @ - np.max(@); @ / abs(@); @ - @.sum()
dropped and kept | 1 | int float | @.dropna().where(@.dropna() > 1).quantile(); @.dropna().clip(0, 5).std(); np.where(@.dropna() > 0, @.dropna(), 0).sum()
"""

COLUMN: Final = (
    OPERATORS
    + REDUCTIONS
    + """
abs | n | int float bool span | (); abs(@)
round | n | int float bool | (); 1; decimals=-1
clip | n | int float | 0, 5; upper=2; lower=1; 0.5, 2.5
fillna | n | int float bool | 0; value=1; @.fillna(@.mean()); 0.5
fillna of text | n | text category | @.fillna('ab')
isna | n | any | (); @.isnull()
notna | n | any | (); @.notnull()
dropna | m | any | ()
where | n | int float bool | @.where(@ > 1); @.where(@ > 1, 0); @.where(cond=@ > 1, other=-1); @.where(@ > 1, 0.5)
mask | n | int float bool | @.mask(@ > 1); @.mask(@ > 1, 0); @.mask(cond=@ > 1, other=-1); @.mask(@ > 1, 0.5)
between | n | int float moment | 1, 5; left=1, right=5, inclusive='neither'; 1, 5, inclusive='left'; 1, 5, 'right'
isin | n | any | [1, 2]; ['ab', 'b']; (0.5, 1)
cumsum | n | int float bool | (); skipna=True
cumprod | n | int float bool | ()
cummax | n | int float bool | ()
cummin | n | int float bool | ()
diff | n | int float bool moment | (); 2; periods=-1
shift | n | any | (); 2; periods=-1; 1, fill_value=0
pct_change | n | int float | (); periods=2
rank | n | int float | (); ascending=False; pct=True; method='min'; method='dense'; method='first'; method='max', ascending=False
ffill | n | int float bool moment | (); @.bfill(); @.ffill(limit=1)
interpolate | n | float | (); method='linear'
astype | n | int float bool | float; int; 'float32'; str
add | n | int float bool | 2; other=2; 2, fill_value=0
sub | n | int float bool | 2; @.rsub(2)
mul | n | int float bool | 2; @.rmul(2)
div | n | int float bool | 2; @.truediv(3); @.rdiv(1)
floordiv | n | int float bool | 2; 0; other=0
mod | n | int float bool | 3; 0; other=0
pow | n | int float bool | 2
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
np.sort | 1 | int float bool | np.sort(@)[0]
np.unique | 1 | int float text | len(np.unique(@))
np.clip | n | int float bool | np.clip(@, 0, 5); np.clip(@, 0.5, 2.5)
np.maximum | n | int float | np.maximum(@, 2)
str.upper | n | text | @.str.upper(); @.str.lower()
str.len | n | text | @.str.len()
str.contains | n | text | @.str.contains('b'); @.str.startswith('a')
str.join | 1 | text | ','.join(@.dropna())
dt.year | n | moment | @.dt.year; @.dt.month; @.dt.hour; @.dt.day; @.dt.dayofweek; @.dt.quarter; @.dt.floor('D'); @.dt.normalize()
of times | 1 | moment | (@.max() - @.min()).days; @.diff().dt.total_seconds().sum(); @.dt.year.max(); @.dt.day_name().iloc[0]; @.iloc[0].year; @.dt.strftime('%Y').iloc[0]; @.dt.date.iloc[0]; @.dt.hour.mean(); @.dt.month.nunique(); (@ > pd.Timestamp('2020-01-01')).sum(); @.dt.weekday.max(); @.dt.dayofyear.max(); @.dt.month_name().iloc[0]
labels | 1 | int float | @.index[-1]; @.loc[@.index[0]]; @.index[-1] if len(@) else 0; @.at[@.index[-1]]; @.xs(@.index[0]); @.is_monotonic_decreasing; @.filter(items=[@.index[0]]).sum(); @.equals(@); len(@.index); @.set_axis(range(len(@))).sum(); @.idxmax() == @.index[0]
to_frame | 1 | int float | @.describe()["mean"]; @.kurtosis(); @.product(); @.item() if len(@) == 1 else 0; @.first_valid_index(); @.last_valid_index(); @.index[0]; @.index.max(); @.iat[0]; @.at[@.index[0]]; @.loc[@ > 1].sum(); @.squeeze().sum(); @.shape[0]; @.ndim; @.dtype == float; @.name
two columns | 1 | int float | @.corr(@.shift()); @.cov(@); @.dot(@); @.corr(@ ** 2, method="spearman")
replace | n | int float | @.replace(1, 9); @.replace({1: 9}); @.combine_first(@); @.update(@) if False else @; @.pipe(lambda s: s - s.mean()); @.transform(lambda v: v * 2); @.copy(); @.sort_index(); @.reindex(@.index); @.rename("z"); @.convert_dtypes() if False else @; @.to_frame().sum() if False else @; @.rdiv(2); @.radd(2); @.rpow(2.0); @.rmod(2); @.rfloordiv(2); @.divide(2); @.multiply(2); @.subtract(2); @.truediv(2)
pd.isna | n | any | pd.isna(@); pd.notna(@)
np of series | 1 | int float | np.nanmean(@); np.nansum(@); np.nanstd(@); np.nanvar(@); np.nanmedian(@); np.nanmax(@); np.nanmin(@); np.ptp(@); np.prod(@); np.average(@); np.argmax(@); np.count_nonzero(@); np.isnan(@).sum(); np.any(@ > 1); np.all(@ > 1); np.round(@, 1).sum(); np.log1p(@ * @).sum(); np.square(@).sum(); np.power(@, 2).sum(); np.sign(@).sum(); np.isfinite(@).sum(); np.floor(@).sum(); np.ceil(@).sum(); np.minimum(@, 2).sum(); np.corrcoef(@, @)[0, 1]; np.polyfit(np.arange(len(@)), @, 1)[0]; np.linalg.norm(@); np.array(@).sum(); np.asarray(@).sum(); np.logical_and(@ > 1, @ < 5).sum(); np.percentile(@, [25, 75])[0]; np.arange(len(@)).sum(); np.argsort(@)[0]; np.fabs(@).sum(); np.select([@ > 1], [@], 0).sum(); np.isin(@, [1, 2]).sum(); np.searchsorted(@.values, 2); np.cumprod(@).sum(); np.trapezoid(@)
builtins | 1 | int float | max([v for v in @]); sum(i * v for i, v in enumerate(@)); sum(a * b for a, b in zip(@, @)); len([v for v in @ if v > 1]); float(@.sum()); int(@.count()); round(@.mean(), 2); abs(@.sum()); str(@.max()); bool(@.any()); isinstance(@.mean(), float); list(@)[0]; tuple(@)[0]; len(set(@)); next(v for v in @); sum(range(len(@))); divmod(@.count(), 2)[0]; pow(@.count(), 2); min(@.iloc[0], 5); reversed(list(@)) is None; sorted(@, reverse=True)[0]; math.sqrt(@.count()); math.log(@.count() + 1); math.isnan(@.mean()); math.floor(@.count() / 2); @.iloc[0] in (1, 2); f"{@.mean():.2f}"
items | 1 | int float | sum(v for _, v in @.items()); @.to_dict()[@.index[0]]; @.keys()[0]; @.iloc[[0, -1]].sum(); @.iloc[0:2].sum(); @.take([0]).sum(); @.nlargest(2).sum(); @.sort_values().iloc[-1]; @.diff().abs().sum(); @.expanding().mean().iloc[-1]; @.rolling(2).max().max(); @.cummax().max(); @.between(1, 3).sum(); @.explode().sum(); @.factorize()[0].sum(); @.searchsorted(2); @.infer_objects().sum(); @.ravel().sum() if False else 0
of texts | 1 | text | "".join(@.dropna()); @.str.len().sum(); @.str.cat(sep=","); @.str.contains("b").sum(); @.str.upper().iloc[0]; @.unique()[0]; @.value_counts().index[0]; @.mode()[0]; "ab" in @.values; "ab" in list(@); @.str.replace("a", "z").iloc[0]; @.str.strip().iloc[0]; @.str.split(",").str[0].iloc[0]; @.str.startswith("a").any(); @.str.lower().nunique(); @.str.title().iloc[0]; @.str.endswith("b").sum(); @.str[0].iloc[0]; @.str.isdigit().sum(); @.str.count("a").sum(); @.str.find("a").sum(); @.str.zfill(4).iloc[0]; @.str.pad(5).iloc[0]; @.str.slice(0, 2).iloc[0]
dt.total_seconds | n | span | @.dt.total_seconds(); @.dt.days
"""
    + OTHERS.lstrip()
)

SERIES: Final = (
    COLUMN
    + LIBRARY
    + "searchsorted | 1 | int float | @.sort_values().searchsorted(2); @.fillna(9).cummax().searchsorted(0.5, side='right')\n"
    + "value_counts of one | 1 | int float bool | @.value_counts().index[0]\nvalue_counts of texts | 1 | text | @.value_counts().index[0]; @.value_counts().idxmax()\n"
)

ROW: Final = (
    REDUCTIONS
    + LIBRARY
    + """
getitem | 1 | any | @["a"]; @.a; @.iloc[0]; @.loc["b"]; @.get("a"); @["a":"b"].iloc[0]
head | 1 | any | @.head(1).iloc[0]; @.tail(1).iloc[0]
iat | 1 | any | @.iat[0]; @.iat[1]
dot | 1 | int float | @.dot([1, 2]); @.dot(@)
unique | 1 | int float | len(@.unique()); @.unique()[0]
drop_duplicates | 1 | int float | len(@.drop_duplicates()); @.drop_duplicates().sum()
value_counts | 1 | int float | @.value_counts().iloc[0]; @.value_counts().max()
ffill | 1 | int float | @.ffill().sum(); @.bfill().iloc[0]; @.ffill().iloc[-1]
searchsorted | 1 | int float | @.sort_values().searchsorted(2); @.searchsorted(2)
getitem of list | 1 | int float bool | @[["b", "a"]].sum(); @[["a", "b"]].max(); @[["b", "a"]].iloc[0]
+ | n | int float bool | @ + 2; 2 * @; @ / @.sum(); @ - @.mean()
< | 1 | int float bool | (@ > 1).sum(); (@ == 2).any(); (@ < 1).all()
isna | 1 | any | @.isna().sum(); @.notna().all(); @.isnull().any(); @.notnull().sum()
fillna | n | int float text category | @.fillna(0)
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
name of a group | n | int float | @ - @.name; @ + @.name
nlargest | 1 | int float | @.nlargest(1).sum(); @.nsmallest(1).iloc[0]
isin | 1 | int float | @.isin([1, 2]).sum()
copy | n | int float text | (); @.astype(float); @.drop("a"); @.sort_values()
astype str | 1 | any | ",".join(@.astype(str)); @.astype(str).str.contains("a").any(); " ".join(@.dropna()); "_".join(map(str, @))
drop | 1 | int float | @.drop("b").sum(); @[@ > 1].sum(); @.where(@ > 1, 0).sum(); @.mask(@ > 1).sum()
xs | 1 | int float | @.keys()[0]; @.index[0]; @.sort_values().iloc[0]; @.mode().iloc[0]; @.duplicated().any(); @.between(0, 5).all()
set of rows | 1 | int float bool | len(set(@))
unpacked | 1 | int float | f2(*@); sum(a * b for a, b in zip(@, [1, 2])); [v for v in @][0]; max(enumerate(@))[0]; dict(a=@.a)["a"]
np of rows | 1 | int float text | np.dot(@, [1, 2]); np.average(@, weights=[1, 2]); np.nansum(@); np.nanmean(@); np.linalg.norm(@); np.polyfit([1, 2], @, 1)[0]; np.argmax(@); np.isnan(@).sum(); np.nanmax(@); np.nanmin(@); np.nanstd(@)
arith methods | n | int float bool | @.subtract(1); @.multiply(2); @.divide(2); @.truediv(2); @.add(1); @.sub(1); @.mul(2); @.div(2); @.pow(2); @.mod(3); @.floordiv(2)
comparing methods | 1 | int float | @.gt(1).sum(); @.lt(1).any(); @.ge(1).all(); @.le(1).sum(); @.eq(1).sum(); @.ne(1).sum()
shift | n | int float | @.shift(); @.cumprod(); @.cummax(); @.cummin(); @.pct_change(); @.fillna(@.mean()); @.squeeze()
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
np.percentile | 1 | float | np.percentile(@, 25); np.quantile(@, .5); np.nanpercentile(@, 25); np.nanquantile(@, .5)
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
np.maximum.accumulate | 1 | float | np.maximum.accumulate(@)[-1]; np.minimum.accumulate(@).sum()
np.trapezoid | 1 | float | np.trapezoid(@); np.trapezoid(@, dx=0.5); np.trapezoid(@, np.arange(len(@)) * 2)
np.percentile between | 1 | float | np.percentile(@, 30, method='lower'); np.quantile(@, 0.4, method='midpoint'); np.quantile(@, 0.4, method='nearest'); np.percentile(@, 30, method='higher')
np.allclose | 1 | float | np.allclose(@, @ * 1.1, rtol=0.2); np.allclose(@, @, equal_nan=True)
np.array_equal | 1 | float | np.array_equal(@, @); np.array_equal(@, @, equal_nan=True); np.array_equal(@, @[1:])
np.interp | 1 | float | np.interp(@, [-1.0, 0.0, 2.0], [5.0, 1.0, 3.0]).sum()
np.cumsum | 1 | float | np.cumsum(@)[-1]
builtin sum | 1 | float | sum(@); max(@); min(@)
np.polyfit | 1 | float | np.polyfit(np.arange(len(@)), @, 1)[0]; np.corrcoef(@, np.arange(len(@)))[0, 1]; np.interp(0.5, np.arange(len(@)), @)
np.nan_to_num | 1 | float | np.nan_to_num(@).sum(); np.fabs(@).sum(); np.argmax(@); np.argmin(@); np.nanargmax(@); np.sign(@).sum(); np.isfinite(@).all()
np.log | 1 | float | np.log(@ * @ + 1).sum(); np.exp(@ / 100).mean(); np.sqrt(@ * @).sum(); np.power(@, 2).sum(); np.square(@).sum(); np.maximum(@, 0).sum(); np.minimum(@, 0).sum(); np.round(@, 1).sum(); np.clip(@, 0, 1).sum(); np.floor(@).sum(); np.where(@ > 1)[0].size; np.count_nonzero(@ > 0); np.any(@ > 1); np.all(@ > 1); np.flip(@)[0]; np.concatenate((@, @)).sum(); np.array(@)[0]; np.unique(@).size; np.trapezoid(@); np.linspace(0, 1, 3).sum() * @[0]; np.outer(@, @).sum(); np.arange(len(@)).sum(); np.zeros(3).sum() + @[0]; np.ones(3).sum() * @[0]
pd.Series of a window | 1 | float | pd.Series(@).rank(pct=True).iloc[-1]; pd.Series(@).mean(); pd.Series(@).autocorr()
loops | 1 | float | sum(@[i] * i for i in range(len(@))); sum(v for v in @ if v > 0); max([abs(v) for v in @]); sorted(@)[0]; sum(a * b for a, b in zip(@, @)); sum(i * v for i, v in enumerate(@)); next(v for v in @); @.tolist()[0]; list(@)[0]; tuple(@)[-1]; round(@[0], 1); float(@[0]); int(@[0] > 1); any(@ > 1); all(@ > 1); abs(@[0])
made arrays | 1 | float | np.full(3, 2.0).sum() * @[0]; np.repeat(@, 2).sum(); np.stack((@, @)).sum(); np.copy(@).sum(); np.column_stack((@, @)).sum(); np.empty_like(@).size; np.zeros_like(@).sum(); np.vstack((@, @)).sum(); np.ascontiguousarray(@).sum(); np.cov(@, @)[0, 1]; np.array_equal(@, @); np.allclose(@, @); np.isclose(@, 1).sum(); np.size(@); np.amax(@); np.amin(@); np.convolve(@, np.ones(2)).sum(); np.roll(@, 1)[0]; np.gradient(@)[0]; np.std(@) / np.mean(@); np.partition(@, 1)[0]; np.hypot(@, @).sum()
labels | 1 | float | pd.Series(@).index[0]; pd.Series(@).iloc[0]; pd.Series(@).values.sum()
methods of arrays | 1 | float | @.astype(int).sum(); @.round(1).sum(); @.clip(0, 1).sum(); @.argsort()[0]; @.copy().sum(); @.ravel().sum(); @.reshape(-1).sum(); @.cumprod()[-1]; @.ndim; @.flatten().sum(); @.nonzero()[0].size; @.item(0)
"""

FRAME: Final = """
getitem | 1 | any | @["a"].iloc[0]; @.a.iloc[-1]; len(@["a"])
reduce | s | int float | @.mean(); @.sum(); @.max(); @.min(); @.std(); @.median(); @.var(ddof=0); @.count(); @.nunique()
quantile | s | int float | @.quantile(0.25); @.quantile(q=0.75); @.quantile(*(0.25,))
len | 1 | any | len(@); @.shape[0]; @.empty
weighted | 1 | int float | (@["a"] * @["b"]).sum(); (@.a * @.b).sum() / @.b.sum()
filter | 1 | int float | @[@["a"] > 1]["b"].sum(); @.loc[@.a > 1, "b"].mean(); @.query("a > 1")["b"].sum()
head | m | any | @.head(1); @.tail(1); @.iloc[-1:]; @.iloc[:2]
filter rows | m | int float | @[@["a"] > 1]; @[@["a"] == @["a"].max()]
sort_values | m | int float | @.sort_values("a", kind="stable"); @.sort_values("a", ascending=False, kind="stable"); @.sort_values(by="b", kind="stable").head(1)
sort_values of ties | m | int float | @.sort_values("a"); @.sort_values("a", ascending=False)
nlargest | m | int float | @.nlargest(1, "a")
idxmax | m | int float | @.loc[@["a"].idxmax()]
corr | 1 | int float | @["a"].corr(@["b"]); @["a"].cov(@["b"])
assign | m | int float | @.assign(c=@["a"] * 2)
groupwise | m | int float | @ - @.mean(); @ / @.sum()
Series | s | int float | pd.Series({"x": @["a"].sum(), "y": @["b"].mean()})
dropna | 1 | any | len(@.dropna())
columns | 1 | int float | @.iloc[0]["a"]; @.iloc[0, 0]; @.iat[0, 1]; @["a"].iloc[-1] - @["a"].iloc[0]; @.values.sum(); @.to_numpy().max(); len(@.columns); @.sum().sum(); @.max().max()
rows | 1 | int float | sum(r.a * r.b for r in @.itertuples()); sum(v for v in @["a"]); sum(a * b for a, b in zip(@["a"], @["b"])); @.apply(lambda r: r.a + r.b, axis=1).sum(); @.agg("mean").sum(); @.isna().sum().sum()
of columns | s | int float | @[["a"]].mean(); @.agg("sum"); @.agg({"a": "sum", "b": "max"}); @.apply(lambda s: s.max() - s.min()); @.skew(); @.kurt(); @.sem(); @.prod(); @.any(); @.all(); @.idxmax(); @.describe()
changed | m | int float | @.fillna(0); @.drop_duplicates(); @.drop(columns="b"); @.rename(columns={"a": "z"}); @.sort_index(); @.reset_index(drop=True); @.cumsum(); @.diff(); @.shift(); @.rank(); @.where(@ > 1); @.abs(); @.round(1); @.clip(0, 5); @.astype(float); @.sample(1) if False else @.head(1)
np of frames | 1 | int float | np.average(@["a"], weights=@["b"]); np.corrcoef(@.a, @.b)[0, 1]; np.polyfit(@.a, @.b, 1)[0]; np.where(@.a > 1, @.b, 0).sum(); np.dot(@.a, @.b)
name | 1 | int float | @.name * 2; @.a.sum() + @.name; @.a.median() - @.name
pipe | 1 | int float | @.pipe(lambda g: g.a.sum()); @.eval("a + b").sum(); @.name; @.index[0]; @.a.nunique(); @.a.mode().iloc[0]; @.a.value_counts().iloc[0]; @.a.is_unique; @.a.tolist()[0]
"""
