"""Chance at a table: fixed before the first action, and open to be checked after the last.

A table has a secret seed, 64 hexadecimal digits. Everybody is shown its hash from the start, and
the seed itself when the match has ended: so nobody, the server included, can choose an outcome
later. The N-th outcome of a match, from 1, is the SHA-256 of the text `SEED N` as a number, modulo
the sum of the weights of what is possible, counted off in the order of the action texts.
"""

from __future__ import annotations

import hashlib
import secrets
from itertools import accumulate

import frontinus


def new_seed() -> str:
    """Draw a seed."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """Give the hash by which a seed can be recognised: its SHA-256, hexadecimal."""
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


def outcome(match: frontinus.Match, seed: str, number: int) -> str:
    """Tell the outcome with a number, of a match in which chance is to act."""
    ends = list(accumulate(match.weights()))
    digest = hashlib.sha256(f"{seed} {number}".encode("ascii")).digest()
    value = int.from_bytes(digest, "big") % ends[-1]
    texts = match.legal_actions()
    return next(text for text, end in zip(texts, ends, strict=True) if value < end)
