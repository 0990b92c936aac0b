"""Sets of up to 64 members in one uint64, with the operations that read like words.

Compiled, counting and selecting are single instructions where the processor has them; interpreted
(NUMBA_DISABLE_JIT=1) plain Python does the same.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from tortuga.games.kit.compile import part

ONE = np.uint64(1)
NOTHING = np.uint64(0)
ALL = np.uint64(0xFFFF_FFFF_FFFF_FFFF)

_U64 = ir.IntType(64)


def _has_pdep() -> bool:
    try:
        return bool(llvm.get_host_cpu_features().get("bmi2", False))
    except RuntimeError:  # the host does not tell; the portable way works everywhere
        return False


if numba.config.DISABLE_JIT:

    def count(members: Any) -> int:
        """How many members there are."""
        return int(members).bit_count()

    def lowest(members: Any) -> int:
        """The lowest member; the set is not empty."""
        return (int(members) & -int(members)).bit_length() - 1

    def nth(members: Any, n: int) -> int:
        """The n-th member from below, counted from 0."""
        rest = int(members)
        for _ in range(n):
            rest &= rest - 1
        return lowest(rest)

else:

    @intrinsic
    def _popcount(typingctx: Any, members: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.uint64), codegen

    @intrinsic
    def _trailing_zeros(typingctx: Any, members: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.uint64), codegen

    @intrinsic
    def _deposit(typingctx: Any, bits: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(_U64, (_U64, _U64)))
            return builder.call(pdep, args)

        return types.uint64(types.uint64, types.uint64), codegen

    @part
    def count(members: Any) -> int:
        """How many members there are."""
        return _popcount(members)  # type: ignore[no-any-return, call-arg]

    @part
    def lowest(members: Any) -> int:
        """The lowest member; the set is not empty."""
        return _trailing_zeros(members)  # type: ignore[no-any-return, call-arg]

    if _has_pdep():

        @part
        def nth(members: Any, n: int) -> int:
            """The n-th member from below, counted from 0."""
            return _trailing_zeros(_deposit(ONE << np.uint64(n), members))  # type: ignore[no-any-return, call-arg]

    else:

        @part
        def nth(members: Any, n: int) -> int:
            """The n-th member from below, counted from 0: halve the word until one bit is left."""
            left, place = n, 0
            for width in (32, 16, 8, 4, 2, 1):
                low = (members >> np.uint64(place)) & ((ONE << np.uint64(width)) - ONE)
                below = _popcount(low)  # type: ignore[call-arg]
                if left >= below:
                    left -= below
                    place += width
            return place


@part
def single(member: int) -> Any:
    """The set of one member."""
    return ONE << np.uint64(member)


@part
def has(members: Any, member: int) -> bool:
    """Whether *member* is in the set."""
    return (members >> np.uint64(member)) & ONE != NOTHING  # type: ignore[no-any-return]


@part
def together(members: Any, member: int) -> Any:
    """The set with *member* in it."""
    return members | single(member)


@part
def without(members: Any, member: int) -> Any:
    """The set with *member* out of it."""
    return members & ~single(member)
