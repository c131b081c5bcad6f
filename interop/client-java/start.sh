#!/bin/sh
# Builds when a source is newer than the classes, then runs the sync.
here=$(cd "$(dirname "$0")" && pwd)
if [ ! -f "$here/build/Main.class" ] || [ -n "$(find "$here/src" -name '*.java' -newer "$here/build/Main.class")" ]; then
  mkdir -p "$here/build"
  javac -nowarn -encoding UTF-8 -d "$here/build" "$here"/src/*.java >&2 || exit 1
  rm -f "$here/build/app.jsa"
  (cd "$here/build" && jar cf app.jar *.class && java -XX:ArchiveClassesAtExit=app.jsa -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$here/build/app.jar" Main warm) >/dev/null 2>&1
  touch "$here/build/Main.class"
fi
exec java -Xshare:auto -XX:SharedArchiveFile="$here/build/app.jsa" -Xlog:disable -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx128m -cp "$here/build/app.jar" Main "$@"
