"""Sets in one word: compiled with and without the processor's help, and interpreted, against Python's integers."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import llvmlite.binding
import numba
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tortuga.games.kit import bits as ours

SETS = st.integers(0, 2**64 - 1) | st.sets(st.integers(0, 63)).map(lambda members: sum(1 << m for m in members))
MEMBERS = st.integers(0, 63)


def _fresh(name: str) -> ModuleType:
    """The module once more, as it decides when it is imported."""
    assert ours.__file__
    spec = importlib.util.spec_from_file_location(name, ours.__file__)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # Numba asks for the module of what it compiles
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module", params=["as it is", "without bmi2", "interpreted"])
def bits(request: pytest.FixtureRequest) -> Iterator[Any]:
    if request.param == "as it is":
        yield ours
        return
    patch = pytest.MonkeyPatch()
    if request.param == "interpreted":
        patch.setattr(numba.config, "DISABLE_JIT", 1)
    else:
        patch.setattr(llvmlite.binding, "get_host_cpu_features", dict)
    yield _fresh(f"bits_{request.param.replace(' ', '_')}")
    patch.undo()


lightly = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


def members_of(number: int) -> list[int]:
    return [bit for bit in range(64) if number >> bit & 1]


@lightly
@given(number=SETS)
def test_count_is_how_many_members_there_are(bits: Any, number: int) -> None:
    assert bits.count(np.uint64(number)) == number.bit_count()


@lightly
@given(number=SETS.filter(bool))
def test_lowest_is_the_first_member(bits: Any, number: int) -> None:
    assert bits.lowest(np.uint64(number)) == members_of(number)[0]


@lightly
@given(number=SETS.filter(bool))
def test_nth_is_the_nth_member_from_below(bits: Any, number: int) -> None:
    wanted = members_of(number)
    assert [bits.nth(np.uint64(number), n) for n in range(len(wanted))] == wanted


@lightly
@given(number=SETS, member=MEMBERS)
def test_has_together_and_without(bits: Any, number: int, member: int) -> None:
    members = np.uint64(number)
    bit = 1 << member
    assert bool(bits.has(members, member)) is bool(number & bit)
    assert int(bits.together(members, member)) == number | bit
    assert int(bits.without(members, member)) == number & ~bit
    assert int(bits.single(member)) == bit


@pytest.mark.parametrize("number", [1, 2**63, 2**64 - 1, 2**32, 2**31, 0xFFFF_FFFF, 0xFFFF_FFFF_0000_0000])
def test_the_ends_of_the_word(bits: Any, number: int) -> None:
    wanted = members_of(number)
    found = [bits.nth(np.uint64(number), n) for n in range(len(wanted))]
    assert (found, bits.count(np.uint64(number)), bits.lowest(np.uint64(number))) == (wanted, len(wanted), wanted[0])


def test_the_empty_set_has_no_members(bits: Any) -> None:
    assert bits.count(bits.NOTHING) == 0 and bits.count(bits.ALL) == 64
