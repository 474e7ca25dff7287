"""What is asked of one value: of a column (``map``), or of a row (``row["a"]``)."""

from __future__ import annotations

from typing import Final

VALUE: Final = r"""
+ | 1 | int float bool | @ + @; @ + 2; 2 + @; @ + 0.5; @ + True
+ of text | 1 | text | @ + 'z'; 'z' + @; @ + @
+ of times | 1 | moment span | @ + pd.Timedelta(days=1); @ + timedelta(hours=5)
- | 1 | int float bool | @ - 3; 3 - @; @ - 0.5; @ - @
- of times | 1 | moment span | @ - @; @ - pd.Timedelta(days=1); @ - timedelta(hours=5)
* | 1 | int float bool | @ * 3; 3 * @; @ * 0.5; @ * @
* of text | 1 | text | @ * 2; 2 * @
/ | 1 | int float bool | @ / 3; 3 / @; @ / @; @ / 0.5
/ of spans | 1 | span | @ / 3; @ / pd.Timedelta(hours=1); @ / 2.5
// | 1 | int float bool | @ // 3; 3 // @; @ // -2; @ // 0.5
// of spans | 1 | span | @ // 7; @ // pd.Timedelta(hours=1)
% | 1 | int float bool | @ % 3; 3 % @; @ % -2; @ % 0.5
** | 1 | int float bool | @ ** 2; @ ** 0.5; 2 ** @; @ ** -1
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
in | 1 | int float bool | @ in (1, 2, 3); @ not in [0, 1.0]; @ in {2, 7}
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
pow | 1 | int float bool | pow(@, 2); pow(2, @)
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
np.float32 | 1 | int float bool | @ * np.float32(.1); np.float32(@)
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
year | 1 | moment | @.year; @.month; @.day
hour | 1 | moment | @.hour; @.minute; @.second; @.microsecond; @.nanosecond
weekday | 1 | moment | @.weekday(); @.dayofweek; @.isoweekday()
quarter | 1 | moment | @.quarter; @.dayofyear; @.days_in_month; @.is_leap_year
is_month_end | 1 | moment | @.is_month_end; @.is_month_start; @.is_year_end; @.is_quarter_start
strftime | 1 | moment | '%Y-%m-%d'; '%H:%M:%S'; @.isoformat()
day_name | 1 | moment | (); @.month_name()
normalize | 1 | moment | (); @.floor('D'); @.ceil('h'); @.date()
timestamp | 1 | moment | ()
month arithmetic | 1 | moment | @ + pd.DateOffset(months=1); pd.Timestamp(@.year, @.month, 1)
days | 1 | span | @.days; @.seconds; @.microseconds
total_seconds | 1 | span | (); @.total_seconds() / 3600
"""
