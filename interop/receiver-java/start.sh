#!/bin/sh
# Builds when a source is newer than the build, then runs in the foreground.
cd "$(dirname "$0")" || exit 1
mkdir -p build
if [ ! -f build/.stamp ] || [ -n "$(find src -name '*.java' -newer build/.stamp)" ]; then
  tmp="build/.new.$$"
  javac -nowarn -d "$tmp" src/*.java >build/javac.log 2>&1 || { cat build/javac.log >&2; exit 1; }
  cp -R "$tmp"/. build/ && rm -rf "$tmp" && touch build/.stamp
fi
exec java -Xmx128m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dsun.net.httpserver.nodelay=true -cp build Main
