#!/bin/sh
# Fills every empty secret in `.env` (or the given file) with a random value. Existing values stay.
set -eu
file=${1:-"$(dirname "$0")/../.env"}
umask 077
touch "$file"
chmod 600 "$file"
names='USER_JWT_SECRET ADMIN_JWT_SECRET ENCRYPTION_KEY MONGO_ROOT_PASSWORD MONGO_APP_PASSWORD GRAFANA_PASSWORD'
for name in $names; do
  if grep -q "^$name=." "$file"; then continue; fi
  secret=$(head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n')
  grep -v "^$name=" "$file" >"$file.new" || true
  echo "$name=$secret" >>"$file.new"
  mv "$file.new" "$file"
  echo "Made $name"
done
