"""A kernel's first form on a GPU is replaced by its best one, once that is compiled: in the order of launches."""

from threading import Event

import pytest

from udf.base.dtypes import dtype_of
from udf.base.stages import Artefact
from udf.base.threads import BACKGROUND, Background
from udf.cuda import launch, linked, skeletons
from udf.cuda.kernel_plan import SINGLE, MapPlan, named_code
from udf.cuda.launch import Kernel, KernelLoader
from udf.cuda.nvrtc import Cubin
from udf.cuda.policy import ONE_ROW
from udf.errors import CudaError

PLAN = MapPlan(
    entry="map_rows",
    policy=ONE_ROW,
    takes=(),
    arguments=(),
    results=(dtype_of("float64"),),
    masked=(False,),
    raises=(),
    uses=(),
    stops=False,
)


class Driver:
    """A driver that notes what it loads and launches; ``captures`` and ``refuses`` say how it answers."""

    def __init__(self) -> None:
        self.loaded, self.launched, self.captures, self.refuses = [], [], False, False

    def load(self, cubin, entry):
        if self.refuses:
            raise CudaError("the driver refuses to load", entry)
        self.loaded.append(cubin)
        return object(), cubin

    def launch(self, _config, kernel, _parameters, _extra) -> int:
        self.launched.append(kernel)
        return 0


@pytest.fixture
def driver(monkeypatch) -> Driver:
    """Return the driver of two devices, 0 of sm_90 and 1 of sm_80; the current one is 0."""
    made = Driver()
    monkeypatch.setattr(launch, "_unused", {})  # what is "loaded" here nobody may unload
    monkeypatch.setattr(launch, "load", made.load)
    monkeypatch.setattr(launch, "function", lambda _: made.launch)
    monkeypatch.setattr(launch, "holding_gil", lambda _: made.launch)
    monkeypatch.setattr(launch, "is_capturing", lambda _: made.captures)
    monkeypatch.setattr(launch, "enter_context", lambda: 0)
    monkeypatch.setattr(launch, "architecture", lambda device: ("sm_90", "sm_80")[device])
    monkeypatch.setattr(linked, "is_on", lambda: True)
    return made


@pytest.fixture
def go(monkeypatch) -> Event:
    """Return what the compiler waits for."""
    event = Event()

    def compiled(_source, _entry, arch):
        assert event.wait(30)
        if arch == "sm_80":
            raise CudaError("NVRTC cannot compile map_rows", "for a test")
        return Cubin(code=b"best", arch=arch, log="")

    monkeypatch.setattr(skeletons, "compile_kernel", compiled)
    monkeypatch.setattr("udf.cuda.nvrtc.frame_bytes", lambda _: 0)
    return event


def artefact(arch: str = "sm_90", **code: bytes) -> Artefact:
    code = {"kernel.cu": b"source", f"{arch}.linked": b"linked", **code}
    return Artefact(backend="cuda", kernel="map_rows", target=arch, plan=PLAN, returns=(), code=code)


def test_the_best_form_takes_the_place_of_the_first(driver, go) -> None:
    """From the launch on that follows: nobody waits for it, and what is kept has it alone."""
    kept: list[Artefact] = []
    made = KernelLoader(artefact(), kept.append)
    kernel = made.kernel(SINGLE)
    kernel.launch(10, [1], 0)
    assert (driver.launched, kept) == ([b"linked"], [])
    go.set()
    assert BACKGROUND.wait(30)
    assert driver.loaded == [b"linked"]  # it is loaded by who launches, on the device where that is
    kernel.launch(10, [1], 0)
    kernel.launch(10, [1], 0)
    assert driver.launched == [b"linked", b"best", b"best"]
    assert driver.loaded == [b"linked", b"best"]
    assert [one.code for one in kept] == [{"kernel.cu": b"source", "sm_90": b"best"}]
    assert made.artefact is kept[0]
    assert KernelLoader(kept[0], kept.append).kernel(SINGLE)._kernel == b"best"
    assert BACKGROUND.wait(0)


def test_what_is_compiled_before_the_first_launch_is_all_that_is_loaded(driver, go) -> None:
    go.set()
    made = KernelLoader(artefact(), lambda _: None)
    assert BACKGROUND.wait(30)
    made.kernel(SINGLE).launch(10, [1], 0)
    assert driver.loaded == driver.launched == [b"best"]


def test_a_process_that_does_not_ask_for_linked_kernels_has_none(driver, go, monkeypatch) -> None:
    """Whatever another one has left on disk: the kernel is compiled at its first launch, and kept."""
    monkeypatch.setattr(linked, "is_on", lambda: False)
    kept: list[Artefact] = []
    go.set()
    KernelLoader(artefact(), kept.append).kernel(SINGLE).launch(10, [1], 0)
    assert driver.loaded == driver.launched == [b"best"]
    assert [one.code for one in kept] == [{"kernel.cu": b"source", "sm_90": b"best"}]
    assert BACKGROUND.wait(0)


def test_a_graph_that_takes_launches_gets_the_first_form(driver, go) -> None:
    """Nothing may be loaded meanwhile; the next launch takes the best one."""
    kernel = KernelLoader(artefact(), lambda _: None).kernel(SINGLE)
    go.set()
    assert BACKGROUND.wait(30)
    driver.captures = True
    kernel.launch(10, [1], 0)
    driver.captures = False
    kernel.launch(10, [1], 0)
    assert driver.launched == [b"linked", b"best"]


def test_a_driver_that_refuses_the_best_form_keeps_the_first(driver, go) -> None:
    kernel = KernelLoader(artefact(), lambda _: None).kernel(SINGLE)
    go.set()
    assert BACKGROUND.wait(30)
    driver.refuses = True
    kernel.launch(10, [1], 0)
    driver.refuses = False
    kernel.launch(10, [1], 0)
    assert driver.launched == [b"linked", b"linked"]


def test_a_compiler_that_refuses_leaves_the_first_form(driver, go, monkeypatch, caplog) -> None:
    """And says so in the log."""
    monkeypatch.setattr(launch, "enter_context", lambda: 1)
    kernel = KernelLoader(artefact("sm_80"), pytest.fail).kernel(SINGLE)
    go.set()
    with caplog.at_level("DEBUG", logger="inlay"):
        assert BACKGROUND.wait(30)
    kernel.launch(10, [1], 0)
    assert driver.launched == [b"linked"]
    assert any("in the background has failed" in record.getMessage() for record in caplog.records)


def test_code_for_another_gpu_is_not_replaced(driver, go, monkeypatch) -> None:
    """Of two kernels of a program each gets its own."""
    made = KernelLoader(artefact(sm_80=b"own"), lambda _: None)
    first = made.kernel(SINGLE)
    monkeypatch.setattr(launch, "enter_context", lambda: 1)
    other = made.kernel(SINGLE)
    go.set()
    assert BACKGROUND.wait(30)
    for kernel in (first, other):
        kernel.launch(10, [1], 0)
    assert driver.launched == [b"best", b"own"]


def test_a_kernel_is_named_by_its_form() -> None:
    best, quick = (Cubin(code=b"x", arch="sm_90", log="", linked=linked) for linked in (False, True))
    assert [list(named_code(name, one)) for name in (SINGLE, "reduce") for one in (best, quick)] == [
        ["sm_90"],
        ["sm_90.linked"],
        ["reduce.sm_90"],
        ["reduce.sm_90.linked"],
    ]


def test_a_kernel_is_launched_in_the_same_steps(driver, monkeypatch) -> None:
    """To look for another form takes no call."""
    kernel = Kernel(b"code", "map_rows", ONE_ROW)
    monkeypatch.setattr(Kernel, "_take_next", pytest.fail)
    kernel.launch(10, [1], 0)


# -- work in the background -----------------------------------------------------------------------------


def test_work_is_done_in_order_whatever_it_raises() -> None:
    """On one thread, which ends with it."""
    made, done = Background(), []
    made.submit(lambda: done.append(1))
    made.submit(lambda: 1 / 0)
    made.submit(lambda: done.append(2))
    assert made.wait(30)
    assert done == [1, 2]
    made.submit(lambda: done.append(3))
    assert made.wait(30)
    assert done == [1, 2, 3]


def test_options_are_those_of_who_asks() -> None:
    import udf  # noqa: PLC0415 - for this test alone

    made, seen = Background(), []
    with udf.options(cache_dir="off"):
        made.submit(lambda: seen.append(udf.options.cache_dir))
    assert made.wait(30)
    assert seen == ["off"]


def test_a_system_without_threads_does_nothing(monkeypatch) -> None:
    """What was to be done is done by nobody, and nobody waits for it."""

    def refuse(_):
        raise RuntimeError("can't start new thread")

    made, done = Background(), []
    with monkeypatch.context() as patched:
        patched.setattr("threading.Thread.start", refuse)
        made.submit(lambda: done.append(1))
    assert made.wait(0)
    made.submit(lambda: done.append(2))
    assert made.wait(30)
    assert done == [2]
