"""The operator's view of the server: logs, measures, readiness, and notes to systemd."""
