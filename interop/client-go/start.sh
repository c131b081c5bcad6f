#!/bin/sh
# Builds if needed and runs the program in the foreground.
here=$(cd "$(dirname "$0")" && pwd)
bin="$here/build/ces-sync"
if [ ! -x "$bin" ] || [ -n "$(find "$here" -maxdepth 1 \( -name '*.go' -o -name go.mod \) -newer "$bin")" ]; then
  mkdir -p "$here/build"
  (cd "$here" && go build -o "build/ces-sync.$$" . && mv "build/ces-sync.$$" build/ces-sync) >"$here/build/build.log" 2>&1 || { cat "$here/build/build.log" >&2; exit 1; }
fi
exec "$bin"
