#!/bin/sh
# builds when needed, then starts on 127.0.0.1:${PORT:-8080}
cd "$(dirname "$0")" || exit 1
if [ ! -f target/ces-server.jar ] || [ ! -d target/lib ] || [ -n "$(find src pom.xml -newer target/ces-server.jar | head -1)" ]; then
  mvn -q -o -B package 1>&2 || mvn -q -B package 1>&2 || exit 1
fi
exec java -Xmx512m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dorg.slf4j.simpleLogger.defaultLogLevel=warn -jar target/ces-server.jar
