#!/bin/sh
# Replaces the running instances of the product one after the other, each only when a new one is ready, so that no request
# fails; then brings everything else to what the files and `.env` say now. A new instance that does not get ready is removed,
# and the others go on.
#
#   sh deploy/upgrade.sh              to the version of this checkout: builds it, and backs up first
#   sh deploy/upgrade.sh --back       to the version before the last upgrade
#   sh deploy/upgrade.sh --restart    the same version, for example after a change of `.env`
#   --no-backup                       with the first: without a backup
set -eu
cd "$(dirname "$0")/.."

# Seconds that a new instance has to get ready: it may have to migrate the store.
PATIENCE=900

say() { echo "$(date -u +%H:%M:%S) $*"; }
fail() {
  echo "$*" >&2
  exit 1
}

mode=upgrade
backup=yes
for argument; do
  case $argument in
    --back) mode=back ;;
    --restart) mode=restart ;;
    --no-backup) backup=no ;;
    *) fail "Unknown: $argument. sh deploy/upgrade.sh [--back | --restart | --no-backup]" ;;
  esac
done

# One at a time: the lock ends with this process.
if command -v flock >/dev/null; then
  exec 9<deploy/upgrade.sh
  flock -n 9 || fail 'Another upgrade is running.'
fi

setting() { sed -n "s/^$1=//p" .env; }
IMAGE=$(setting PRODUCT_IMAGE)
IMAGE=${IMAGE:-consulting-platform}

# Settings of earlier versions, which would be misunderstood.
case ",$(setting COMPOSE_PROFILES)," in
  *,mongo,*)
    fail 'The included MongoDB is in a file of its own now. In .env, remove `mongo` from COMPOSE_PROFILES and add
COMPOSE_FILE=docker-compose.yml:compose.mongo.yml'
    ;;
esac
port=$(setting HTTPS_PORT)
case ":${port:-443}: $(setting DOMAIN)," in
  :443:* | *" ,"* | *":$port,"*) ;;
  *) fail "In .env, DOMAIN has to name HTTPS_PORT now, as in firm.example:$port." ;;
esac
docker compose config --quiet

image_id() { docker image inspect --format '{{.Id}}' "$1" 2>/dev/null || true; }

instances=$(docker compose ps --quiet app)
count=$(echo "$instances" | grep -c . || true)
[ "$count" -gt 0 ] || fail 'No instance is running: docker compose up -d starts them.'

# The image of the running instances, whatever has been built since.
former=$(docker inspect --format '{{.Image}}' "$(echo "$instances" | head -n 1)")
started=
give_up() {
  [ -z "$started" ] || docker rm --force "$started" >/dev/null
  docker tag "$former" "$IMAGE"
  fail "$1 $left of $count instances are still of the former version."
}
left=$count
trap 'give_up Interrupted.' INT TERM

case $mode in
  upgrade)
    say 'Building'
    docker compose build --quiet
    # The backup is made by the version that has written the store.
    if [ "$backup" = yes ]; then
      say 'Backing up'
      docker compose exec -T backup node api/dist/backup.js --to /backups ||
        give_up 'There is no backup. --no-backup goes on without one.'
    fi
    ;;
  back)
    previous=$(image_id "$IMAGE:previous")
    [ -n "$previous" ] || fail 'No previous version is kept on this machine.'
    docker tag "$previous" "$IMAGE"
    ;;
esac

ready() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$1" 2>/dev/null)" = healthy ]; }
# It ended, or it ended and was started again.
ended() { [ "$(docker inspect --format '{{.State.Status}} {{.RestartCount}}' "$1" 2>/dev/null)" != 'running 0' ]; }

# Returns once the given instance is ready; otherwise gives up.
wait_for() {
  waited=0
  until ready "$1"; do
    if ended "$1" || [ "$waited" -ge "$PATIENCE" ]; then
      docker logs --tail 20 "$1" >&2 || true
      give_up 'The new instance did not get ready, see its last lines above.'
    fi
    sleep 1
    waited=$((waited + 1))
  done
}

for instance in $instances; do
  before=$(docker compose ps --all --quiet app)
  docker compose --progress quiet up --detach --no-deps --no-build --no-recreate --scale app=$((count + 1)) app
  started=$(docker compose ps --all --quiet app | grep -vxF "$before")
  wait_for "$started"
  started=
  docker stop "$instance" >/dev/null
  docker rm "$instance" >/dev/null
  left=$((left - 1))
  say "Replaced $((count - left)) of $count"
done

docker compose --progress quiet up --detach --no-build --scale "app=$count"
# Compose does not see that a mounted file has changed.
recreate_if_changed() {
  [ -n "$(docker compose ps --quiet "$1" 2>/dev/null)" ] || return 0
  docker compose exec -T "$1" cat "$3" 2>/dev/null | cmp -s - "$2" && return 0
  say "$2 has changed: $1 starts again"
  docker compose --progress quiet up --detach --no-deps --no-build --force-recreate "$1"
}
recreate_if_changed caddy deploy/Caddyfile /etc/caddy/Caddyfile
recreate_if_changed backup deploy/backup.sh /deploy/backup.sh
recreate_if_changed prometheus deploy/prometheus.yml /etc/prometheus/prometheus.yml
recreate_if_changed prometheus deploy/alerts.yml /etc/prometheus/alerts.yml

# The way back. Images before it have no name any more.
if [ "$former" != "$(image_id "$IMAGE")" ]; then docker tag "$former" "$IMAGE:previous"; fi
docker image prune --force --filter label=org.opencontainers.image.title=consulting-platform >/dev/null
say 'Done'
