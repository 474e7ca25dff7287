"""Functions of groups as public code writes them: rows by label and in order, equal values, windows inside a group."""

from typing import Final

ROWS: Final = (
    "d.loc[d.x.idxmax(), 'i']", "d.loc[d['x'].idxmin()]['y']", "d.loc[d.i.idxmax()].s", "d['y'].loc[d.t.idxmax()]",
    "d['i'][d['t'].idxmin()]", "d.at[d.t.idxmax(), 'x']", "d[d.i > 0].loc[d[d.i > 0].t.idxmax(), 'x']",
    "d.loc[d.y > 0, 'x'].sum()", "d.loc[d.i > 2]['x'].mean()", "d.x.loc[d.y > 0].max()", "d.loc[:, 'x'].sum()",
    "d.sort_values('t').iloc[0]['x']", "d.sort_values('t', ascending=False).iloc[0].y",
    "d.sort_values(by='t')['x'].iloc[-1]", "d.sort_values(['i', 't'])['x'].iloc[-1]",
    "d.sort_values(['s', 'i'], ascending=[False, True], kind='stable')['t'].iloc[0]",
    "d.sort_values('t').x.diff().max()", "d.sort_values('t')['s'].values[0]", "d.sort_values('t').head(3)['x'].mean()",
    "(d.sort_values('t').x * d.sort_values('t').i).sum()", "(d.sort_values('t').i.diff() != 0).sum()",
    "d[d.y > 0].sort_values('t').tail(2).x.sum()", "d.sort_values('t').loc[d.x.idxmax(), 'i']",
    "d.sort_values('y', kind='stable').t.iloc[-1]", "d.sort_values('when').x.iloc[0]",
    "d.nlargest(2, 't')['x'].sum()", "d.nlargest(1, 't')['s'].iloc[0]", "d.nsmallest(3, 'i').t.sum()",
    "len(d.drop_duplicates('i'))", "d.drop_duplicates(subset='s')['x'].sum()",
    "d.drop_duplicates(['i', 's'])['x'].count()", "d.drop_duplicates('i', keep='last')['t'].sum()",
    "d.drop_duplicates('y').x.sum()", "d.head(3)['x'].sum()", "d.tail(3).y.sum()", "d.iloc[:3]['x'].sum()",
    "d.iloc[-3:].x.mean()", "d.iloc[::2].i.sum()", "d.shape[0]", "d[d.i > 2].shape[0]", "len(d.dropna(subset=['y']))",
    "d.dropna(subset='y').x.sum()", "d[d.i.isin([1, 2])]['x'].sum()", "(d[d.y > 0].x * d[d.y > 0].i).sum()",
    "(d.when.max() - d.when.min()).days", "d.x.argmax()",
    "d.query('x > 3 and not i == 2').t.sum()", "d.query('0 < i < 4 or y > 0')['x'].count()",
    "len(d.query('s == \"a\"'))",
    "d.query('i > 0').sort_values('t').x.iloc[-1]", "d.eval('x * i').sum()", "d.eval('(x + 1) / t').max()",
    "d.apply(lambda r: r['x'] * r.i, axis=1).sum()", "d[d.i > 0].apply(lambda r: r.x + r['t'], axis=1).max()",
    "d[['x', 'i']].apply(lambda r: r.x if r.i > 1 else 0.0, axis='columns').mean()",
    "d[['x', 'y']].mean()['y']", "d[['x', 'i']].sum().max()", "d[['x', 'y', 'i']].agg('max')['x']",
    "d[d.i > 1][['x', 'i']].sum()['i']", "d[['x', 'y']][d.i > 1].max().y", "d.head(2)[['x', 't']].max().sum()",
    "d[['x', 'y']].isna().sum().sum()", "d[['y', 'i']].fillna(0).sum()['y']", "d[['x', 't']].diff().abs().max()['t']",
    "d.agg({'x': 'sum', 'y': 'count'})['x']", "d[['x', 'i']].apply(lambda c: c.max() - c.min())['i']",
    "d[['x', 'i']].apply(np.mean)['x']", "d.assign(z=d.x / d.i.sum()).z.max()",
    "d.assign(z=lambda e: e.x * 2)['z'].sum()",
    "d.rename(columns={'x': 'price'}).price.sum()", "d.drop(columns=['s', 'x']).t.max()",
    "d.filter(['x', 't']).t.sum()",
    "len(d[['x', 'i']])", "d[['x', 'i']].shape[0]", "d.pipe(lambda e, n: e.x.head(n).sum(), 2)", "d.x.pipe(np.sum)",
    "d.x.agg(['min', 'max'])['max']", "d['x'].describe()['75%']", "d.x.describe().iloc[1]", "d.y.describe().loc['std']",
    "d.s.map(len).max()", "d.s.apply(lambda t: t.upper() + '!').iloc[0]", "d.x.map(lambda v: v > 3).mean()",
    "(d.x.map(lambda v: v * 2) - d.x).sum()", "(d[d.i > 1].x.map(abs)).sum()", "d[d.x.map(lambda v: v > 3)].t.sum()",
    "d[d.when > '2024-01-10'].x.sum()", "d[d.when >= pd.Timestamp('2024-01-10')].t.sum()",
    "(d.when - d.when.min()).max().days",
    "d.when.dt.month.nunique()", "d[d.when.dt.day > 9].x.sum()", "d.when.dt.day_name().mode()[0]",
    "d.when.dt.year.iloc[0]",
    "d.sort_values('when').when.diff().dt.days.max()", "d.when.diff().dt.total_seconds().mean()", "d.when.nunique()",
    "(d.sort_values('when').when.diff() > pd.Timedelta(days=3)).sum()",
    "(d.when.diff() >= pd.Timedelta(days=1)).cumsum().max()",
    "((d.when - d.when.min()) / pd.Timedelta(days=1)).mean()", "(d.when.max() - d.when).dt.days.sum()",
    "d.when.between(pd.Timestamp('2024-01-05'), pd.Timestamp('2024-02-01')).sum()",
    "d.when.dt.strftime('%Y-%m').nunique()",
    "d.when.dt.normalize().nunique()", "d.when.dt.is_month_end.any()", "d.when.map(lambda t: t.month).max()",
    "d.x[d.when == d.when.max()].iloc[0]", "d.when.isna().sum()", "d.when.dt.quarter.value_counts().idxmax()",
    "d['i'].apply(lambda v: v if v > 2 else -1).unique()[0]", "d.i.transform(lambda v: v + 1).sum()",
    "d[d.s.isin(['a', 'c'])].x.sum()", "'bb' in d['s'].values", "'a' not in d.s.unique()", "pd.isna(d.y).sum()",
    "d[['x', 'y']].sum(axis=1).max()", "d[['x', 'y', 'i']].mean(axis=1).sum()", "d[['y', 'i']].max(axis=1).sum()",
    "d[['x', 'y']].min(axis='columns').iloc[-1]", "len(d[['x', 'y']].dropna())", "d.dropna(subset=['x', 'y']).t.sum()",
    "d[['i', 'y']].dropna()['i'].sum()", "', '.join(d.i.astype(str))", "', '.join(d.s.astype(str).unique())",
    "d.x.astype(int).sum()", "d.y.replace(np.nan, 0).sum()", "d.i.replace(0, 9).mean()", "pd.notnull(d['y']).all()",
)  # fmt: skip
"""Expressions of a frame's group ``d``: numbers ``x`` (all there), ``y`` (some NaN), ``i``, ``t`` (all different), text
``s`` and times ``when``."""

VALUES: Final = (
    "s.value_counts().index[0]", "s.value_counts().idxmax()", "s.value_counts().iloc[0]", "s.value_counts().max()",
    "s.value_counts(normalize=True).iloc[0]", "len(s.value_counts())", "s.value_counts(ascending=True).index[-1]",
    "-(s.value_counts(normalize=True) * np.log(s.value_counts(normalize=True))).sum()",
    "s.value_counts(sort=False).index[0]", "(s.value_counts() > 1).sum()", "s.value_counts().head(2).sum()",
    "s.mode()[0]", "s.mode().iloc[0]", "s.mode().values[0]", "len(s.mode())", "s.mode().iat[0]",
    "len(s.unique())", "s.unique()[0]", "s.drop_duplicates().iloc[-1]", "s.drop_duplicates(keep='last').iloc[0]",
    "s.tolist()[0]", "len(s.to_list())", "s.sort_values().iloc[0]", "s.sort_values(ascending=False).values[0]",
    "s.head(2).iloc[-1]", "s.tail(2).iloc[0]", "len(np.unique(s))", "s.map(lambda v: str(v)).nunique()",
    "','.join(s.dropna().map(str))", "s.agg('count')", "s.apply(lambda v: 1 if v == v else 0).sum()", "s.pipe(len)",
)  # fmt: skip
"""Expressions of a column's group ``s``, of numbers or of text."""

NUMBERS: Final = (
    "s.nlargest(3).sum()", "s.nlargest(2).iloc[-1]", "s.nsmallest(3).mean()", "sum(s.tolist())",
    "s.sort_values(ascending=False).iloc[:3].sum()", "s[s > 0].sort_values().sum()", "s.sort_values().diff().max()",
    "s.rolling(3).sum().max()", "s.ewm(halflife=2).mean().iloc[-1]", "(s != s.shift()).cumsum().max()",
    "s.where(s > 0, 0).sum()", "s.mask(s > 0, 2).sum()", "s.isin([1, 2, 3]).sum()", "sorted(s)[0]",
    "s.drop_duplicates().sum()", "np.unique(s)[0]", "s.dropna().astype(int).sum()", "s.replace(0, 5).sum()",
    "s.product()",
    "s.duplicated().sum()", "s[~s.duplicated()].iloc[-1]", "s.is_unique", "s.is_monotonic_increasing", "s.pow(2).sum()",
    "s.sort_values().is_monotonic_increasing", "s.mod(3).sum()", "s.head(1).item()", "s.floordiv(2).max()",
    "(s > 1).astype(int).diff().abs().sum()", "(s > 1).astype(float).sum()", "s.astype('float64').sum()",
    "s.map(lambda v: v * v).sum()", "s.apply(np.exp).max()", "s.apply(np.sqrt).count()", "s.agg(['min', 'max']).sum()",
    "s.agg('mean')", "s.describe()['50%']", "s.describe().iloc[-1]", "s.aggregate('max')",
)  # fmt: skip
"""Those of numbers alone."""

COLUMNS: Final = (
    "s.rolling(3).mean()", "s.rolling(3, min_periods=1).mean()", "s.rolling(window=4).std()", "s.rolling(2).max()",
    "s.shift().rolling(3, min_periods=1).sum()", "s.rolling(3, min_periods=2).median()", "s.rolling(3).count()",
    "s.rolling(3, min_periods=0).sum()", "s.rolling(5, min_periods=2).var(ddof=0)", "s - s.rolling(3).min()",
    "s.expanding().mean()", "s.shift().expanding().mean()", "s.expanding(2).max()", "s.expanding().min()",
    "s.expanding().sum()", "s.expanding(3).std()", "s.expanding().count()", "s.expanding().var()",
    "s.ewm(span=3).mean()", "s.ewm(alpha=0.3, adjust=False).mean()", "s.ewm(com=1, adjust=False).mean()",
    "s.ewm(halflife=2, ignore_na=True).mean()", "s.shift(1).ewm(span=4, min_periods=2).mean()", "s.ffill()",
    "np.cumsum(s.values)[-1]", "np.cumprod(s.to_numpy()).max()", "(np.cumsum(s.values)[::-1] > 2).sum()",
    "s.bfill()", "s.interpolate()", "s.ffill().bfill()", "s.shift().interpolate()", "s.duplicated(keep='last')",
    "s.fillna(s.mode()[0])", "s / s.rolling(3, min_periods=1).mean().shift()",
)  # fmt: skip
"""Those that give a value for each row."""
