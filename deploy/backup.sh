#!/bin/bash
# Backs up at once when there is no backup of the last day, then every day at BACKUP_AT (UTC), and keeps the newest
# BACKUP_KEEP. A failed backup is tried again after a minute, then after two, four, eight and every fifteen.
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

# A folder whose name does not end in Z is the rest of a backup that failed.
if [ -z "$(find "$folder" -maxdepth 1 -name 'backup-*Z' -mmin -1440)" ]; then due=0; else due=; fi
while true; do
  if [ -z "$due" ]; then
    now=$(date +%s)
    due=$(date -u -d "$at" +%s)
    ((due > now)) || due=$((due + 86400))
    run sleep $((due - now))
  fi
  minutes=1
  until run node api/dist/backup.js --to "$folder" --keep "$keep"; do
    echo "The backup failed; it is tried again in $minutes min" >&2
    run sleep $((minutes * 60))
    minutes=$((minutes < 8 ? minutes * 2 : 15))
  done
  due=
done
