"""Tools for study: simulation, benchmarks."""
