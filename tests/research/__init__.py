"""Tests of the tools for study."""
