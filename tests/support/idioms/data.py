"""The data of the corpus: small frames as notebooks have them."""

import numpy as np
import pandas as pd


def ages() -> pd.Series:
    """Return ages in years, whole."""
    return pd.Series([22, 38, 26, 35, 54, 2, 27, 14, 4, 58, 66, 0], name="Age")


def fares() -> pd.Series:
    """Return prices with a missing one."""
    return pd.Series([7.25, 71.2833, 8.05, 53.1, np.nan, 21.075, 0.0, 512.3292], index=list("abcdefgh"), name="Fare")


def scores() -> pd.Series:
    """Return numbers around zero."""
    return pd.Series([-2.5, -0.5, 0.0, 0.475, 0.5, 1.5, 2.675, 10.0], name="score")


def codes() -> pd.Series:
    """Return codes of a few kinds."""
    return pd.Series([1, 2, 3, 1, 2, 4, 1], name="code")


def months() -> pd.Series:
    """Return numbers of months."""
    return pd.Series([1, 2, 3, 4, 6, 7, 9, 11, 12], name="month")


def flags() -> pd.Series:
    """Return truths."""
    return pd.Series([True, False, True, True], name="flag")


def passengers() -> pd.DataFrame:
    """Return a frame with text, whole numbers and floats with missing ones: a row holds Python's values."""
    return pd.DataFrame(
        {
            "Name": ["Braund", "Cumings", "Heikkinen", "Futrelle", "Allen", "Moran"],
            "Pclass": [3, 1, 3, 1, 3, 2],
            "Age": [22.0, 38.0, np.nan, 35.0, 4.0, np.nan],
            "SibSp": [1, 1, 0, 1, 0, 2],
            "Parch": [0, 0, 0, 2, 0, 1],
            "Fare": [7.25, 71.2833, 7.925, 53.1, 8.05, 8.4583],
            "Survived": [0, 1, 1, 1, 0, 0],
        }
    )


def measures() -> pd.DataFrame:
    """Return a frame of floats."""
    return pd.DataFrame(
        {
            "a": [5.1, 4.9, 4.7, 0.475, -1.0, 6.4],
            "b": [3.5, 3.0, 3.2, 2.0, 0.5, 2.9],
            "c": [1.4, 1.4, 1.3, 0.0, 2.5, 4.3],
            "d": [0.2, 0.2, 0.0, 1.5, 0.25, 1.3],
        }
    )


def gaps() -> pd.DataFrame:
    """Return floats of which some are missing."""
    return pd.DataFrame(
        {"q1": [1.0, np.nan, 3.0, np.nan], "q2": [2.0, 4.0, np.nan, np.nan], "q3": [0.5, 1.5, 2.5, np.nan]}
    )


def counts() -> pd.DataFrame:
    """Return a frame of whole numbers, with labels of its own."""
    return pd.DataFrame(
        {"wins": [10, 3, 0, 7], "losses": [2, 9, 0, 7], "ties": [1, 0, 0, 2]}, index=["ars", "che", "liv", "tot"]
    )


def orders() -> pd.DataFrame:
    """Return whole numbers beside floats."""
    return pd.DataFrame(
        {
            "quantity": [1, 12, 5, 100, 0],
            "price": [2.5, 0.99, 14.0, 0.05, 3.0],
            "discount": [0.0, 0.1, 0.0, 0.25, 0.5],
            "region": [1, 2, 3, 1, 2],
        }
    )


def prices() -> pd.Series:
    """Return daily prices, with a gap."""
    days = pd.date_range("2024-01-01", periods=12, freq="D")
    values = [100.0, 101.5, 99.0, 102.0, 105.0, np.nan, 104.0, 103.5, 108.0, 110.0, 107.0, 111.0]
    return pd.Series(values, index=days, name="close")


def demand() -> pd.Series:
    """Return amounts by number of the row."""
    return pd.Series([3.0, 5.0, 4.0, 8.0, 7.0, 9.0, 12.0, 10.0, 11.0, 15.0, 13.0, 14.0], name="demand")


def stamps() -> pd.Series:
    """Return times of the day, over two years."""
    return pd.Series(
        pd.to_datetime(
            [
                "2023-12-31 23:59:59", "2024-01-01 00:00:00", "2024-02-29 06:30:00", "2024-07-04 12:15:30",
                "2024-12-25 18:45:10",
            ]
        ),
        name="when",
    )  # fmt: skip


def gaps_in_time() -> pd.Series:
    """Return times of which one is missing."""
    return pd.Series(pd.to_datetime(["2024-01-15 00:00:00", None, "2024-03-31 10:00:00"]), name="when")


def lengths() -> pd.Series:
    """Return lengths of time."""
    return pd.Series(
        pd.to_timedelta(["0 days 00:05:00", "1 days 02:00:00", "3 days 23:59:59", "-1 days +12:00:00"]), name="took"
    )


def trips() -> pd.DataFrame:
    """Return two times and a number a row."""
    return pd.DataFrame(
        {
            "start": pd.to_datetime(["2024-01-05 08:00", "2024-03-01 22:30", "2024-06-09 12:00"]),
            "end": pd.to_datetime(["2024-01-05 09:15", "2024-03-02 01:00", "2024-06-08 12:00"]),
            "stops": [1, 3, 0],
        }
    )
