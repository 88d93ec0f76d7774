#!/bin/bash
# Backs up at once when there is no backup of the last day, then every day at BACKUP_AT (UTC), and keeps the newest
# BACKUP_KEEP. A failed backup is retried every 15 minutes.
set -uo pipefail
folder=$1
at=${BACKUP_AT:-02:30}
keep=${BACKUP_KEEP:-14}
date -u -d "$at" +%s >/dev/null || exit 1

child=
trap 'kill $child 2>/dev/null; exit 0' TERM INT
# In the background, so that a signal to stop is handled at once.
run() {
  "$@" &
  child=$!
  wait "$child"
}

if [ -z "$(find "$folder" -maxdepth 1 -name 'backup-*' -mmin -1440)" ]; then due=0; else due=; fi
while true; do
  if [ -z "$due" ]; then
    now=$(date +%s)
    due=$(date -u -d "$at" +%s)
    ((due > now)) || due=$((due + 86400))
    run sleep $((due - now))
  fi
  until run node api/dist/backup.js --to "$folder" --keep "$keep"; do
    echo 'The backup failed; it is tried again in 15 minutes' >&2
    run sleep 900
  done
  due=
done
