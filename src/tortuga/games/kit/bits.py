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
_BYTES, _TOPS = np.uint64(0x0101_0101_0101_0101), np.uint64(0x8080_8080_8080_8080)  # a bit in each byte
_PAIRS, _FOURS, _EIGHTS = (np.uint64(each) for each in (0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F))
_DIAGONAL = np.uint64(0x8040_2010_0804_0201)  # bit n of byte n


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
            """The n-th member from below, counted from 0: without a branch, which no processor could predict.

            The members up to each byte are counted in all bytes at once; as many bytes as have no more than n come
            before that of the member. In that byte, a bit to each of eight bytes, it is found in the same way.
            """
            pairs = members - ((members >> np.uint64(1)) & _PAIRS)
            fours = (pairs & _FOURS) + ((pairs >> np.uint64(2)) & _FOURS)
            sums = ((fours + (fours >> np.uint64(4))) & _EIGHTS) * _BYTES
            place = _popcount(((np.uint64(n) * _BYTES | _TOPS) - sums) & _TOPS) << 3  # type: ignore[call-arg]
            left = np.uint64(n) - (((sums << np.uint64(8)) >> np.uint64(place)) & np.uint64(255))
            spread = (((members >> np.uint64(place)) & np.uint64(255)) * _BYTES) & _DIAGONAL
            bits = ((spread | ((spread | _TOPS) - _BYTES)) >> np.uint64(7)) & _BYTES
            return place + _popcount(((left * _BYTES | _TOPS) - bits * _BYTES) & _TOPS)  # type: ignore[no-any-return, call-arg]


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
