#!/bin/sh
# Fills every empty secret in `.env` (or the given file) with a random value. Existing values stay. Warns of values that are
# read differently than they are written. `--one` prints a new secret and changes nothing.
set -eu

secret() {
  od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
  echo
}

if [ "${1:-}" = --one ]; then
  secret
  exit
fi

file=${1:-"$(dirname "$0")/../.env"}
umask 077
touch "$file"
chmod 600 "$file"
names='USER_JWT_SECRET ADMIN_JWT_SECRET ENCRYPTION_KEY MONGO_ROOT_PASSWORD MONGO_APP_PASSWORD GRAFANA_PASSWORD'
for name in $names; do
  if grep -q "^$name=." "$file"; then continue; fi
  if grep -q "^$name=" "$file"; then
    sed "s/^$name=.*/$name=$(secret)/" "$file" >"$file.new"
  else
    { cat "$file" && echo "$name=$(secret)"; } >"$file.new"
  fi
  mv "$file.new" "$file"
  echo "Made $name"
done

# Docker Compose replaces `$name` unless it is in single quotes. Without Docker, a `#` outside of quotes ends the value.
names=$(sed -n \
  -e "/^[A-Za-z_][A-Za-z0-9_]*=[[:space:]]*'/d" \
  -e 's/^\([A-Za-z_][A-Za-z0-9_]*\)=.*\$.*/\1/p' -e t \
  -e '/=[[:space:]]*"/d' \
  -e 's/^\([A-Za-z_][A-Za-z0-9_]*\)=.*[^[:space:]]#.*/\1/p' \
  "$file")
for name in $names; do
  echo "$name: put the value into single quotes, or it is cut at its \$ or #" >&2
done
