#!/bin/sh
# Starts the server on 127.0.0.1:${PORT:-8080}. Missing gems are named by config.ru.
cd "$(dirname "$0")" || exit 1
missing=""
command -v ruby >/dev/null 2>&1 || missing="$missing ruby"
command -v puma >/dev/null 2>&1 || missing="$missing puma"
[ -d /usr/share/zoneinfo ] || missing="$missing tzdata"
if [ -n "$missing" ]; then
  echo "missing packages:$missing   (apt-get update && apt-get install -y ruby ruby-sinatra ruby-sequel ruby-sqlite3 ruby-tzinfo tzdata puma)" >&2; exit 1
fi
exec puma --quiet -e production -t 2:4 -b "tcp://127.0.0.1:${PORT:-8080}" config.ru
