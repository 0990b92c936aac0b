"""Live tables: seats, clock, event log, storage. A table is what its log says, and nothing else."""
