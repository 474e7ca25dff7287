"""udf.options: defaults, blocks, threads, and what is refused."""

import asyncio
import contextvars
import copy
import pickle
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

import udf
from udf.errors import OptionError
from udf.options import Options


@pytest.fixture(autouse=True)
def defaults():
    """Leave the process's defaults as they were."""
    before = (udf.options.backend, udf.options.threads)
    udf.options.backend = "auto"  # as users have it
    yield
    udf.options.backend, udf.options.threads = before


def test_defaults() -> None:
    """Out of the box: a GPU if there is one, all processors."""
    assert (Options().backend, Options().threads) == ("auto", None)


def test_assignment_is_seen_by_every_thread() -> None:
    """An assigned option is the process's default."""
    udf.options.backend = "cpu"
    udf.options.threads = 2
    with ThreadPoolExecutor(1) as pool:
        seen = pool.submit(lambda: (udf.options.backend, udf.options.threads)).result()
    assert seen == ("cpu", 2)


def test_a_block_holds_inside_and_ends() -> None:
    """Blocks nest; each gives back what was before, also after an error."""
    with udf.options(backend="cpu", threads=1):
        with udf.options(threads=3):
            assert (udf.options.backend, udf.options.threads) == ("cpu", 3)
        assert udf.options.threads == 1
    with pytest.raises(KeyError), udf.options(threads=7):
        raise KeyError
    assert udf.options.threads is None


def test_a_block_wins_over_an_assignment() -> None:
    """Who opened a block gets what it says, whatever is assigned meanwhile; outside the assignment counts."""
    with udf.options(threads=1):
        udf.options.threads = 5
        assert udf.options.threads == 1
    assert udf.options.threads == 5


def test_a_decorated_function_has_the_options_in_each_call() -> None:
    """One that calls itself too, and in each thread; afterwards all is as it was."""

    @udf.options(threads=3)
    def depth(left: int) -> list[int | None]:
        return [udf.options.threads, *(depth(left - 1) if left else []), udf.options.threads]

    with ThreadPoolExecutor() as pool:
        found = list(pool.map(depth, [2] * 8))
    assert found == [[3] * 6] * 8
    assert depth(1) == [3] * 4
    assert udf.options.threads is None


def test_a_block_is_its_threads_own() -> None:
    """Eight threads, each in a block of its own, at once: none sees another's."""
    together = Barrier(8)

    def work(count):
        with udf.options(threads=count):
            together.wait(timeout=10)
            seen = udf.options.threads
            together.wait(timeout=10)
            return seen

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(work, range(1, 9))) == list(range(1, 9))
    assert udf.options.threads is None


def test_a_block_is_its_tasks_own() -> None:
    """The same for asyncio tasks on one thread."""

    async def work(count):
        with udf.options(threads=count):
            await asyncio.sleep(0)
            return udf.options.threads

    async def both():
        return await asyncio.gather(work(1), work(2))

    assert asyncio.run(both()) == [1, 2]


def test_a_block_can_be_handed_to_a_thread() -> None:
    """A copied context carries it, as for any context variable."""
    with udf.options(threads=4), ThreadPoolExecutor(1) as pool:
        context = contextvars.copy_context()
        assert pool.submit(context.run, lambda: udf.options.threads).result() == 4


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("backend", "gpu"), ("backend", None), ("backend", ["cpu"]), ("threads", 0), ("threads", -1), ("threads", 1.5),
        ("threads", True), ("threads", "2"), ("colour", "red"),
    ],
)  # fmt: skip
def test_what_does_not_exist_is_refused(name, value) -> None:
    """A wrong name or value raises where it is written, in both forms, and changes nothing."""
    for attempt in (lambda: setattr(udf.options, name, value), lambda: udf.options(**{name: value})):
        with pytest.raises(OptionError, match=name) as caught:
            attempt()
        assert "Hint:" in str(caught.value)
    assert (udf.options.backend, udf.options.threads) == ("auto", None)


def test_reading_an_unknown_option_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError):
        udf.options.colour  # noqa: B018 the read is the test


def test_repr_says_what_holds() -> None:
    """What this thread would use now."""
    with udf.options(backend="cpu"):
        text = "options(backend='cpu', threads=None, overflow='raise', recognize_reducers=True, cache_dir=None, "
        assert repr(udf.options).startswith(text)


def test_a_copy_is_the_process_s_own() -> None:
    """What a pool of processes is given names the options there."""
    assert pickle.loads(pickle.dumps(udf.options)) is udf.options  # noqa: S301 - our own
    assert copy.deepcopy(udf.options) is udf.options
