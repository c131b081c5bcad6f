#!/bin/sh
# Nothing to build: Perl runs the sources.
exec perl "$(dirname "$0")/ces_sync.pl"
