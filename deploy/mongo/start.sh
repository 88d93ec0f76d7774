#!/bin/bash
# Starts mongod as a member of a replica set. Members authenticate each other by the key file, which is created at the
# first start; further members on other hosts need a copy of it.
set -euo pipefail
key=${KEY_FILE:-/data/configdb/keyfile}
if [ ! -s "$key" ]; then
  (umask 077 && head -c 741 /dev/urandom | base64 -w 0 >"$key.new")
  mv "$key.new" "$key"
fi
exec docker-entrypoint.sh mongod --replSet rs0 --bind_ip_all --keyFile "$key"
