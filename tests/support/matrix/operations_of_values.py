"""What is asked of one value: of a column (``map``), or of a row (``row["a"]``)."""

# ruff: noqa: E501 - an operation a line
from typing import Final

VALUE: Final = r"""
+ | 1 | int float bool | @ + @; @ + 2; 2 + @; @ + 0.5; @ + True
+ of text | 1 | text | @ + 'z'; 'z' + @; @ + @
+ of times | 1 | moment zoned span | @ + pd.Timedelta(days=1); @ + timedelta(hours=5)
- | 1 | int float bool | @ - 3; 3 - @; @ - 0.5; @ - @
- of times | 1 | moment zoned span | @ - @; @ - pd.Timedelta(days=1); @ - timedelta(hours=5)
* | 1 | int float bool | @ * 3; 3 * @; @ * 0.5; @ * @
* of text | 1 | text | @ * 2; 2 * @
/ | 1 | int float bool | @ / 3; 3 / @; @ / @; @ / 0.5
/ of spans | 1 | span | @ / 3; @ / pd.Timedelta(hours=1); @ / 2.5
// | 1 | int float bool | @ // 3; 3 // @; @ // -2; @ // 0.5
// of spans | 1 | span | @ // 7; @ // pd.Timedelta(hours=1)
% | 1 | int float bool | @ % 3; 3 % @; @ % -2; @ % 0.5
** | 1 | int float bool | @ ** 2; @ ** 0.5; 2 ** min(@, 9); @ ** -1
<< | 1 | int bool | @ << 1; 1 << (@ & 3)
>> | 1 | int bool | @ >> 1; 100 >> (@ & 3)
& | 1 | int bool | @ & 3; 3 & @; @ & @
^ | 1 | int bool | @ ^ 3; @ ^ @
~ | 1 | int bool | ~@; ~(@ > 1)
neg | 1 | int float bool span | -@; -(@)
pos | 1 | int float bool | +@
< | 1 | int float bool | @ < 2; 2 < @; @ < 0.5; 0 < @ < 100
< of text | 1 | text | @ < 'm'; 'm' <= @
< of times | 1 | moment | @ < pd.Timestamp('2020-01-01'); @ >= datetime(2020, 5, 1)
< of spans | 1 | span | @ < pd.Timedelta(days=1); @ >= timedelta(hours=1)
== | 1 | int float bool | @ == 2; @ != 2; @ == 0.5; @ == @; @ == True
== of text | 1 | text | @ == 'ab'; @ != 'ab'; @ == 1
in | 1 | int float bool decimal | @ in (1, 2, 3); @ not in [0, 1.0]; @ in {2, 7}
in of text | 1 | text | @ in ('ab', 'b'); 'b' in @; 'b' not in @
is None | 1 | any | @ is None; @ is not None
and | 1 | int float bool | @ and 5; @ > 1 and @ < 9; not @
or | 1 | int float bool | @ or 5; @ > 1 or @ < -9
if | 1 | int float bool | 1 if @ > 1 else 0; @ if @ > 1 else 0; 1 if @ else 2
if of text | 1 | text | 1 if @ else 2; @ if @ == 'ab' else 'no'
abs | 1 | int float bool span | abs(@)
round | 1 | int float bool | round(@); round(@, 1); round(@, -1); round(number=@, ndigits=2)
int | 1 | int float bool | int(@)
int of text | 1 | text | int(@); int(@) % 97
float | 1 | int float bool text | float(@)
bool | 1 | any | bool(@)
str | 1 | any | str(@)
repr | 1 | int float bool text | repr(@)
format | 1 | int float bool | format(@, ""); f"{@}"; "{:.2f}".format(@); f"{@:>8}"; "%d" % @
format of text | 1 | text | f"<{@}>"; "{0:>8}".format(@); "%s!" % @; f"{@!r}"
len | 1 | text | len(@)
min | 1 | int float bool | min(@, 2); min(0.5, @); min((@, 1, 3))
max | 1 | int float bool | max(@, 2); max(0.5, @); max([@, 1, 3])
sum | 1 | int float bool | sum((@, 1)); sum([@, 0.5])
any | 1 | int float bool | any((@, 0)); any([@ > 1, @ < 0])
all | 1 | int float bool | all((@, 1)); all([@ > 1, @ < 9])
divmod | 1 | int float bool | divmod(@, 3)[0]; divmod(7, @)[1]
pow | 1 | int float bool | pow(@, 2); pow(2, min(@, 9))
isinstance | 1 | any | isinstance(@, int); isinstance(@, float); isinstance(@, (int, float)); isinstance(@, np.floating)
ord | 1 | text | ord(@[0]); chr(ord(@[0]) + 1)
hex | 1 | int bool | hex(@); bin(@)
list | 1 | text | len(list(@)); sorted(@)[0]; ''.join(reversed(@)); len(set(@))
math.sqrt | 1 | int float bool | math.sqrt(@)
math.exp | 1 | int float bool | math.exp(@)
math.log | 1 | int float bool | math.log(@); math.log(@, 2)
math.log1p | 1 | int float bool | math.log1p(@)
math.log2 | 1 | int float bool | math.log2(@); math.log10(@)
math.sin | 1 | int float bool | math.sin(@); math.cos(@); math.tan(@)
math.floor | 1 | int float bool | math.floor(@)
math.ceil | 1 | int float bool | math.ceil(@)
math.trunc | 1 | int float bool | math.trunc(@)
math.isnan | 1 | int float bool | math.isnan(@); math.isinf(@); math.isfinite(@)
math.fabs | 1 | int float bool | math.fabs(@)
math.pow | 1 | int float bool | math.pow(@, 2)
math.atan2 | 1 | int float bool | math.atan2(@, 2); math.hypot(@, 3)
math.copysign | 1 | int float bool | math.copysign(1.0, @)
math.fmod | 1 | int float bool | math.fmod(@, 3)
math.isclose | 1 | int float bool | math.isclose(@, 2.0)
np.sqrt | 1 | int float bool | np.sqrt(@)
np.exp | 1 | int float bool | np.exp(@)
np.log | 1 | int float bool | np.log(@); np.log1p(@); np.log10(@)
np.abs | 1 | int float bool | np.abs(@)
np.sign | 1 | int float bool | np.sign(@)
np.floor | 1 | int float bool | np.floor(@); np.ceil(@)
np.round | 1 | int float bool | np.round(@, 1); np.round(@)
np.where | 1 | int float bool | float(np.where(@ > 1, 1.0, 0.0))
np.isnan | 1 | int float bool | np.isnan(@); np.isfinite(@)
np.maximum | 1 | int float bool | np.maximum(@, 2); np.minimum(@, 0.5)
np.power | 1 | int float bool | np.power(@, 2)
np.mod | 1 | int float bool | np.mod(@, 3)
np.clip | 1 | int float bool | np.clip(@, 0, 5)
np.int8 | 1 | int float bool | np.int8(1) + @; @ + np.int8(100)
np.float32 | 1 | int float bool complex | @ * np.float32(.1); np.float32(@)
np.int64 | 1 | int float bool | np.int64(@); np.float64(@)
pd.isna | 1 | any | pd.isna(@); pd.isnull(@)
pd.notna | 1 | any | pd.notna(@); pd.notnull(@)
is_integer | 1 | float | ()
bit_length | 1 | int | ()
upper | 1 | text | ()
lower | 1 | text | ()
title | 1 | text | ()
capitalize | 1 | text | ()
swapcase | 1 | text | ()
casefold | 1 | text | ()
strip | 1 | text | (); 'a'; ' b'
lstrip | 1 | text | (); 'a'
rstrip | 1 | text | (); 'a'
replace | 1 | text | 'a', 'zz'; 'a', 'zz', 1
startswith | 1 | text | 'a'; ('a', 'b')
endswith | 1 | text | 'b'; ('a', 'b')
find | 1 | text | 'b'; 'b', 1
rfind | 1 | text | 'b'
index | 1 | text | 'b'
count | 1 | text | 'a'
split | 1 | text | @.split()[0]; @.split('a')[-1]; len(@.split(',')); @.split(maxsplit=1, sep='b')[0]
rsplit | 1 | text | @.rsplit('a', 1)[0]
partition | 1 | text | @.partition('b')[2]
join | 1 | text | '-'.join([@, 'x']); '-'.join(@)
zfill | 1 | text | 5
center | 1 | text | 7; 7, '*'
ljust | 1 | text | 7
rjust | 1 | text | 7, '.'
isdigit | 1 | text | ()
isalpha | 1 | text | ()
isalnum | 1 | text | ()
isupper | 1 | text | (); @.islower()
isspace | 1 | text | (); @.isnumeric(); @.isdecimal()
removeprefix | 1 | text | 'a'; @.removesuffix('b')
encode | 1 | text | len(@.encode()); len(@.encode('utf-8'))
getitem | 1 | text | @[0]; @[-1]; @[1:3]; @[::-1]; @[:2]
re.sub | 1 | text | re.sub('a+', 'z', @); re.sub(r'\s', '', @)
re.search | 1 | text | bool(re.search('b', @)); re.search('a|b', @) is None
re.match | 1 | text | 1 if re.match('[a-c]', @) else 0
re.findall | 1 | text | len(re.findall('[a-z]', @))
year | 1 | moment zoned | @.year; @.month; @.day
hour | 1 | moment zoned | @.hour; @.minute; @.second; @.microsecond; @.nanosecond
weekday | 1 | moment zoned | @.weekday(); @.dayofweek; @.isoweekday()
quarter | 1 | moment zoned | @.quarter; @.dayofyear; @.days_in_month; @.is_leap_year
is_month_end | 1 | moment zoned | @.is_month_end; @.is_month_start; @.is_year_end; @.is_quarter_start
strftime | 1 | moment zoned | '%Y-%m-%d'; '%H:%M:%S'; @.isoformat()
day_name | 1 | moment zoned | (); @.month_name()
normalize | 1 | moment zoned | (); @.floor('D'); @.ceil('h'); @.date()
timestamp | 1 | moment zoned | ()
tz_convert | 1 | zoned | 'Asia/Tokyo'; @.tz_convert('America/New_York').hour; @.tz_convert(None); @.tz_convert('UTC') - @
tz_localize | 1 | moment zoned | None; @.tz_localize('UTC'); @.tz_localize('Asia/Kolkata').hour; @.tz_localize(None).hour
< of zoned | 1 | zoned | @ < pd.Timestamp('2020-01-01', tz='UTC'); @ >= pd.Timestamp('2020-05-01 02:00', tz='Asia/Tokyo'); @ == @; @ != @
month arithmetic | 1 | moment zoned | @ + pd.DateOffset(months=1); pd.Timestamp(@.year, @.month, 1)
days | 1 | span | @.days; @.seconds; @.microseconds
total_seconds | 1 | span | (); @.total_seconds() / 3600
week | 1 | moment zoned | @.week; @.isocalendar()[1]; @.day_of_year; @.day_of_week
value | 1 | moment zoned span | @.value
replace times | 1 | moment zoned | @.replace(hour=0, minute=0); @.replace(day=1)
pd.to_datetime | 1 | int | pd.to_datetime(@, unit='s').year; pd.Timestamp(@, unit='s')
pd.Timedelta | 1 | int | pd.Timedelta(days=@ & 7); timedelta(days=@ & 7).days
pd.NaT | 1 | moment | pd.NaT if @.year > 2000 else @; @ is pd.NaT
offsets | 1 | moment zoned | @ + pd.offsets.MonthEnd(0); @ + pd.offsets.BDay(2); @ + pd.offsets.Day(3)
total of loops | 1 | int float | sum(@ * i for i in range(3)); [@ + i for i in range(2)][1]; next(v for v in (1, @) if v > 0)
enumerate of bounds | 1 | int float | [i for i, e in enumerate((0, 2, 5)) if @ > e or e > 2][0] * @; [i for e, i in zip((0.5, 2.0), (1, 2)) if @ > e or i > 1][0] * @
zip | 1 | int float | sum(a * b for a, b in zip((@, 1), (2, 3))); sum(i * v for i, v in enumerate((@, 2)))
tuple | 1 | int float | (@, 2)[0]; tuple([@, 1])[-1]; sorted((@, 2))[0]; list((@, 1))[0]
type | 1 | int float text | type(@) is int; type(@) == str
bar | 1 | int bool | @ | 4; (@ > 1) | (@ < 0)
math.comb | 1 | int | math.comb(7, @ & 3); math.perm(7, @ & 3); math.gcd(@, 6); math.factorial(@ & 7)
math.radians | 1 | int float | math.radians(@); math.degrees(@)
math.tanh | 1 | int float | math.tanh(@); math.asin(@ / 1000); math.acos(@ / 1000); math.atan(@); math.sinh(@ / 100); math.cosh(@ / 100)
math.expm1 | 1 | int float | math.expm1(@); math.erf(@); math.exp2(@); math.cbrt(@)
math.dist | 1 | int float | math.remainder(@, 3); math.modf(@)[0]; math.frexp(@)[0]; math.ldexp(@, 2)
np.mean | 1 | int float | np.mean([@, 2]); np.sum([@, 1.5]); np.max([@, 2]); np.min([@, 2]); np.average([@, 2]); np.median([@, 1, 5])
np.interp | 1 | int float | np.interp(@, [0, 1, 5], [0.0, 2.0, 4.0]); np.polyval([1.0, 2.0], @)
np.searchsorted | 1 | int float | np.searchsorted(EDGES, @); np.digitize(@, EDGES)
np.select | 1 | int float | float(np.select([@ > 1, @ > 0], [1.0, 2.0], 0.0)); bool(np.isin(@, [1, 2]))
np.sin | 1 | int float | np.sin(@); np.cos(@); np.tan(@); np.arctan2(@, 2); np.hypot(@, 3); np.arctan(@); np.tanh(@)
np.arcsin | 1 | int float | np.arcsin(@ / 1000); np.arccos(@ / 1000); np.radians(@); np.degrees(@)
np.sinh | 1 | int float | np.sinh(@ / 100); np.cosh(@ / 100); np.arcsinh(@); np.arccosh(abs(@) + 1); np.arctanh(@ / 1000)
np.negative | 1 | int float | np.negative(@); np.positive(@); np.fmod(@, 3); np.floor_divide(@, 3)
np.log2 | 1 | int float | np.log2(@); np.cbrt(@); np.expm1(@); np.exp2(@); np.square(@); np.reciprocal(@ + 200.5)
np.fabs | 1 | int float | np.fabs(@); np.trunc(@); np.rint(@); np.isinf(@); np.signbit(@); np.deg2rad(@); np.rad2deg(@)
np.add | 1 | int float | np.add(@, 2); np.subtract(@, 2); np.multiply(@, 2); np.divide(@, 2); np.fmin(@, 2); np.fmax(@, 2)
np.logical_and | 1 | int float bool | np.logical_and(@ > 1, @ < 5); np.logical_or(@ > 1, @ < 0); np.logical_not(@ > 1)
np.nan | 1 | int float bool | np.nan if @ > 1 else @; None if @ > 1 else @; pd.NA if @ > 1 else @; np.nan_to_num(@)
np.invert | 1 | int bool | np.invert(@); np.bitwise_and(@, 3)
conjugate | 1 | complex | @.real; @.imag; @.conjugate(); abs(@)
+ of complex | 1 | complex | @ + @; @ + 1; 2 * @; @ * @; @ - 1j; @ / 2; @ == 1; -@; complex(@)
+ of decimals | 1 | decimal | @ + @; @ + 1; 2 * @; @ * @; @ - 1; @ > 1; @ == 1; -@; abs(@); round(@, 1); float(@); int(@)
translate | 1 | text | @.translate(NO_VOWELS); @.translate(str.maketrans("ae", "43")); @.isascii(); @.istitle(); @.isidentifier()
expandtabs | 1 | text | @.splitlines()[0]; @.expandtabs(); @.rpartition('b')[0]; @.rindex('b') if 'b' in @ else -1
decode | 1 | text | @.encode("ascii", "ignore").decode()
split of words | 1 | text | [w for w in @.split() if w][0]; max(@.split()); len([c for c in @ if c in 'ab']); any(w in @ for w in ('a', 'zz')); all(c.isalpha() for c in @)
re of words | 1 | text | re.split(',', @)[0]; re.fullmatch('[a-z]+', @) is None; re.compile('a').sub('b', @)
re group | 1 | text | re.search('([a-z])', @).group(1); re.search('([a-z])', @).start(); re.search('([a-z])', @).groups()[0]
dict of literals | 1 | int float text | {1: 2, 3: 4}.get(@, 0); {'ab': 1}.get(@, -1)
captured frame | 1 | int float | TABLE.loc[TABLE.a == @, "b"].sum(); TABLE[TABLE.a > @].b.max(); len(TABLE[TABLE.a > @]); TABLE[TABLE.a == @].empty; TABLE[(TABLE.a > @) & (TABLE.b > 1)].b.mean(); TABLE[TABLE.a >= @].b.iloc[0]; TABLE.loc[TABLE.a >= @, "b"].values[0]; (TABLE.a - @).abs().idxmax(); TABLE.b.mean() + @; TABLE.iloc[0].b + @; TABLE.at[0, "b"] + @; TABLE.set_index("a").b.to_dict().get(@, 0.0) if False else @
captured Series | 1 | int float bool | (LOOK - @).abs().idxmin(); (LOOK <= @).sum(); (LOOK > @).any(); LOOK.mean() + @; LOOK.max() - @; LOOK.sum() * @; LOOK.iloc[0] + @; LOOK.index[0] + @; LOOK.loc[2] + @; LOOK.get(@, 0.0); LOOK.std() + @; LOOK.min() + @; LOOK.median() + @; LOOK.tolist()[0] + @; LOOK.isin([@]).any(); LOOK.idxmax() + @; LOOK.idxmin() + @; LOOK.between(@, 3).sum(); LOOK.quantile(0.5) + @; LOOK.var() + @; LOOK.count() + @; LOOK.nunique() + @; LOOK.any() + @; LOOK.all() + @; LOOK.to_dict()[1] + @; LOOK.values[0] + @; len(LOOK.unique()) + @; LOOK.empty + @; LOOK.iat[0] + @; LOOK.at[1] + @
captured array | 1 | int float | EDGES[1] * @; EDGES.sum() + @; len(EDGES) + @; EDGES.mean() * @; (EDGES > @).sum(); np.argmin(np.abs(EDGES - @)); EDGES.max() - @
captured dict | 1 | int text | DICT.get(@, 0); DICT[@] if @ in DICT else -1; DICT.get(@)
pd.Series | s | int float | pd.Series({"p": @, "q": 2 * @}); pd.Series([@, 1], index=["p", "q"])
enum | 1 | int | @ if @ in range(5) else -1; min(range(3)) + @; len(range(4)) + @
np.int32 | 1 | int bool decimal | np.int32(@); np.uint8(@ & 3); np.int16(@); np.uint64(@ & 3); np.uint16(@ & 3); np.uint32(@ & 3); np.float16(1) * 2 + @; np.bool_(@)
np.angle | 1 | int float | np.angle(@)
np.sinc | 1 | int float bool | np.sinc(@)
np.fix | 1 | int float | np.fix(@)
np.isclose | 1 | int float bool | np.isclose(@, 2.0); np.copysign(1.0, @); np.nextafter(@, 9.0); np.spacing(@); np.heaviside(@, 0.5); np.logaddexp(@, 1.0); np.float_power(@, 2); np.modf(@)[0]; np.frexp(@)[0]; np.divmod(@, 3)[0]; np.around(@, 1); np.isneginf(@); np.isposinf(@); np.isreal(@)
np.lcm | 1 | int | np.lcm(@, 6); np.gcd(@, 6); math.lcm(@, 6); math.isqrt(abs(@)); np.ldexp(1.0, @ & 3)
math.fsum | 1 | int float | math.fsum((@, 1.0)); math.gamma(abs(@) / 100 + 1); math.lgamma(abs(@) + 1); math.prod((@, 2)); math.asinh(@); math.acosh(abs(@) + 1); math.atanh(@ / 1000); math.erfc(@)
np.integer | 1 | int float bool | isinstance(@, np.integer); isinstance(@, np.number); isinstance(@, np.generic); isinstance(@, bool); isinstance(@, np.bool_)
iter | 1 | int text | next(iter((@, 1))); len([v for v in iter((@, @))])
lists | 1 | int float | len([@] + [1]); [@, 1, 2].index(1); [@, 1].count(1); [3, @][-1]; max(map(abs, (@, 1)))
isprintable | 1 | text | @.isprintable(); re.subn('a', 'b', @)[1]; @.encode().hex() if False else @; len(re.escape(@))
is_year_start | 1 | moment zoned | @.is_year_start; @.is_quarter_end; @.toordinal(); @.time(); @.to_pydatetime(); @.timetuple()[0]; @.day_of_week; @.tz is None; @.as_unit('s') if False else @
made times | 1 | moment | datetime(@.year, @.month, 1); datetime.combine(@.date(), @.time()); pd.Timestamp(@.date()); datetime(@.year, 1, 1).weekday(); date(@.year, @.month, 1); (@ - datetime(1970, 1, 1)).days
made of numbers | 1 | int | datetime.utcfromtimestamp(abs(@) & 1023); datetime(2000 + (@ & 7), 1, 1); date(2000 + (@ & 7), 1, 1).isoformat(); pd.Timestamp(2000 + (@ & 7), 1, 1); pd.to_timedelta(@ & 7, unit='D'); pd.to_datetime(@ & 7, unit='D')
offsets of pandas | 1 | moment | @ + pd.offsets.MonthBegin(1); @ + pd.offsets.YearEnd(0); @ + pd.offsets.QuarterEnd(0); @ + pd.offsets.Hour(2); @ - pd.offsets.MonthEnd(1); @ + pd.offsets.Week(1); @ + pd.offsets.QuarterBegin(1); @ + pd.offsets.YearBegin(1); @ + pd.offsets.BMonthEnd(1)
datetime.strptime of one | 1 | text | datetime.strptime('2020-01-0' + str(len(@) % 9 + 1), '%Y-%m-%d'); pd.to_datetime('2020-01-0' + str(len(@) % 9 + 1))
datetime.strptime | 1 | text | datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').year; datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').month; datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').day; datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').hour; datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').minute; datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').second; datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').weekday(); datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').isoweekday(); datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').date(); datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').toordinal(); datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').strftime('%Y-%V %d.%m. %H:%M'); datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').date().isoformat(); datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S').isocalendar()[1]; (datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S') - datetime(2020, 1, 1)).days; (datetime.strptime('2020-01-0' + str(len(@) % 9 + 1) + ' 10:30:05', '%Y-%m-%d %H:%M:%S') - datetime(2020, 1, 1)).total_seconds()
components | 1 | span | @.components.hours if False else @.days; @.nanoseconds; @.to_pytimedelta() if False else @; @.floor('h'); @.round('h')
() or None | 1 | int float text | (@, 1) if @ == @ and len(str(@)) > 1 else None; None if len(str(@)) > 1 else (1, @)
{} or None | 1 | int float text | {"a": @} if len(str(@)) > 1 else None; None if len(str(@)) > 1 else {"a": 1, "b": @}
branches | 1 | int float text | None if len(str(@)) > 1 else @; h(v=@, k=2.5) if len(str(@)) > 1 else h(1, v=@)
mixtures | 1 | int float | str((@, 0.5)[0] if @ > 1 else (0.5, @)[0]); str(@ if @ > 1 else 0.5); format(@ if @ > 1 else 0.5, ""); str(max(@, 0.5)); str([@, 0.5][1]); str({1: 2, 2: 0.5}.get(@, 0.5)); str([v for v in (@, 0.5)][0])
number of text | 1 | text | float(len(@)) if len(@) > 2 else np.nan; len(@) if len(@) > 2 else None; float("1.5") if @ == "ab" else float("nan")
far times | 1 | moment | @ + pd.Timedelta(days=90000); @ + pd.DateOffset(months=100000); @ + timedelta(days=999999); @.replace(year=1)
* of spans | 1 | span | @ * 2; 2 * @; @ * 0.5; @ % pd.Timedelta(hours=5)
min of text | 1 | text | min(@, 'b'); max((@, 'zz')); sorted((@, 'b'))[0]; tuple((@, 'b'))[0]; list((@, 'b'))[1]; next((v for w, v in PAIRS if w in @), 0); min((@, 'bcd'), key=len); tuple(sorted(@.split()))
min of times | 1 | moment zoned span | min(@, @); max(@, @)
enumerate of text | 1 | text | [i for i, c in enumerate(@)][-1]; len([a for a, b in zip(@, 'abc') if a == b]); sum(1 for c in @ if c in 'ab'); sum(i for i in range(len(@)))
in of times | 1 | moment zoned | @ in DAYS; @.normalize() in DAYS; @.date() in DATES
f-string | 1 | any | f"{@}"; f"{@!r}"
index | 1 | int | [10, 20, 30][@]; (10, 20, 30)[@]; "abc"[@]; "abc"[@:]; "abc"[:@]; LIST[@]; (10, 0.5)[@]
limits of text | 1 | text | int(@ * 12) % 97 if @ == '12' else 0; int(@, 16) if @ == '12' else 0; ord(chr(55295 + len(@)))
limits of numbers | 1 | int | max([v for v in (@, 1) if v > 99]); @ ** min(@, 3); ord(chr(55295 + (@ & 1))); min([v for v in (@, 1) if v > 2])
limits of times | 1 | int | (START + timedelta(days=2921900 + (@ & 63))).year; timedelta(days=999999990 + (@ & 15)).days; (LAST + timedelta(days=@ & 7)).isoformat(); pd.Timestamp(2262, 4, 8) + pd.DateOffset(months=@ & 7); pd.Timedelta(days=106750 + (@ & 7))
parts of spans | 1 | int | timedelta(seconds=@ & 63) * 3; timedelta(seconds=@ & 63) // 7; pd.Timedelta((@ & 63) / 7, unit='h')
conditions added | 1 | int float | (@ > 1) + (@ > 0); (@ > 1) * 2; ~(@ > 1); 1 / @
math.ulp | 1 | int float | math.ulp(@); math.nextafter(@, 9.0)
np.int32 of floats | 1 | float decimal | np.int32(@); np.int16(@)
moments of numbers | 1 | int | datetime.utcfromtimestamp(@ & 1023).strftime('%H:%M'); pd.Timestamp((@ & 1023) * 86400, unit='s').year; pd.to_datetime(@ & 1023, unit='D').month
datetime.time | 1 | moment | datetime.combine(@, clock(8, 30)); @.time() < clock(12, 0)
sum of negatives | 1 | int | sum([@, -1]); sum((@, 300)); max(@, -1) - 2
constant times | 1 | text int float bool | pd.NaT if @ == 1 or @ == 'ab' else pd.Timestamp('2020-01-01'); pd.Timestamp('2020-01-01') if len(str(@)) > 1 else pd.NaT
pd.Timestamp of text | 1 | text | pd.Timestamp('2020-01-0' + str(len(@) % 9 + 1)); pd.Timestamp('2024-01-05 ' + '10:30') if @ == 'ab' else pd.Timestamp('2024-01-05')
"""
