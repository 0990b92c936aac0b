"""The Prometheus metrics of a server; `web/metrics.py` serves them.

prometheus-client keeps one registry a process. Several workers keep the values in files that all of them read.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

_LATENCIES = (0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0, 5.0)

_moves = Counter("tortuga_moves", "Moves that were acknowledged", ["by"])
PERSON_MOVES = _moves.labels("person")
BOT_MOVES = _moves.labels("bot")
ACKNOWLEDGED = Histogram(
    "tortuga_move_acknowledged_seconds", "From the request of a move until it is on disk", buckets=_LATENCIES
)
PUBLISHED = Histogram(
    "tortuga_move_published_seconds", "From the request of a move until all viewers were sent it", buckets=_LATENCIES
)
LOOP_LAG = Histogram(
    "tortuga_event_loop_lag_seconds", "How late the event loop runs what is due, each second", buckets=_LATENCIES
)
HELD = Counter("tortuga_event_loop_held", "Handlers that held the event loop for too long")
STAND_INS = Counter("tortuga_bot_stand_ins", "Decisions that a quick bot made for another")
ERRORS = Counter("tortuga_error_responses", "Answers with a status of 400 or more", ["status"])
REFUSALS = Counter("tortuga_refusals", "Commands and moves that were refused", ["reason"])
DUTY_FAILURES = Counter("tortuga_duty_failures", "Bots' moves, clocks and clean-ups that failed")
THINKING = Gauge(
    "tortuga_thinking_queue", "What waits for a process to think", ["priority"], multiprocess_mode="livesum"
)
CONNECTIONS = Gauge("tortuga_sockets", "Sockets of tables that are open", multiprocess_mode="livesum")
TABLES = Gauge("tortuga_tables", "Tables in the database", ["status"], multiprocess_mode="livemostrecent")
DATABASE_BYTES = Gauge("tortuga_database_bytes", "Size of the database", multiprocess_mode="livemostrecent")
