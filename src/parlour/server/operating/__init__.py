"""What an operator sees: logs, measures, readiness; what systemd is told."""
