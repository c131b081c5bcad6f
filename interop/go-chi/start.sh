#!/bin/sh
# Builds target/server when a source file is newer than it, then becomes the server.
cd "$(dirname "$0")" || exit 1
if [ ! -x target/server ] || [ -n "$(find . -name '*.go' -newer target/server | head -n 1)" ] || [ go.sum -nt target/server ]; then
  mkdir -p target
  go build -o target/server . || exit 1
fi
exec target/server
