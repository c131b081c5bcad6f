#!/bin/sh
# Builds the receiver when a source file is newer than the binary, then becomes it.
cd "$(dirname "$0")" || exit 1
if [ ! -x build/receiver ] || [ -n "$(find . -maxdepth 1 \( -name '*.go' -o -name go.mod \) -newer build/receiver)" ]; then
  mkdir -p build
  go build -o "build/receiver.$$" . >&2 && mv "build/receiver.$$" build/receiver || exit 1
fi
exec ./build/receiver
