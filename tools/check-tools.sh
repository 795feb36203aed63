#!/bin/sh
# Say in one line what `make check` lacks on this machine, if it lacks anything.
set -eu

lacking=
node=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/')
if [ "${node:-0}" -lt 20 ]; then
  lacking="Node 20 or newer (found ${node:-none})"
fi
chromium=
for name in ${FRONTINUS_CHROMIUM:-chromium chromium-browser google-chrome}; do
  if command -v "$name" >/dev/null 2>&1; then chromium=$name; break; fi
done
if [ -z "$chromium" ]; then
  lacking="${lacking:+$lacking and }Chromium"
fi
if [ -n "$lacking" ]; then
  echo "make check needs $lacking; on Debian and Ubuntu: apt-get install nodejs npm chromium. Without them: make test." >&2
  exit 1
fi
