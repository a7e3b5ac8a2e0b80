# shellcheck shell=bash disable=SC2034
# What the scripts of this folder share; each reads it.
#
# cron gives no folder of the programs for root, such as runuser.
export PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin

# Variables, with what a server of docs/go-live.md has:
VANYA_HOME=${VANYA_HOME:-/srv/vanya}             # releases/<id>, and the links current and previous
VANYA_ENV=${VANYA_ENV:-/etc/vanya/live.env}      # the variables of the shop
VANYA_USER=${VANYA_USER:-vanya}                  # who builds and runs it, where root calls
VANYA_RESTART=${VANYA_RESTART:-systemctl restart} # called with vanya-api@4001
VANYA_RELOAD=${VANYA_RELOAD:-systemctl reload-or-restart} # called with vanya-edge
VANYA_KEEP=${VANYA_KEEP:-3}                      # releases that stay on the disk
VANYA_SPARE_API_PORT=${VANYA_SPARE_API_PORT:-4990} # where a release is tried before it is opened
VANYA_SPARE_WEB_PORT=${VANYA_SPARE_WEB_PORT:-3990}
READY_SECONDS=${READY_SECONDS:-60}               # what a process has to become ready
# The edge asks a process again three seconds after it was closed (deploy/edge).
SETTLE_SECONDS=${SETTLE_SECONDS:-4}

say() { printf '• %s\n' "$*"; }
fail() {
  printf '✖ %s\n' "$*" >&2
  exit 1
}

# Runs a command as the user of the shop.
as_shop() {
  if [ "$(id -u)" = 0 ]; then
    runuser -u "$VANYA_USER" -- env HOME="$VANYA_HOME" "$@"
  else
    "$@"
  fi
}

# One release or rollback at a time.
lock() {
  [ -d "$VANYA_HOME/releases" ] || fail "$VANYA_HOME/releases does not exist; see docs/go-live.md."
  [ -r "$VANYA_ENV" ] || fail "$VANYA_ENV cannot be read; see deploy/live.env.template."
  exec 9>"$VANYA_HOME/.lock"
  flock -n 9 || fail 'Another release or rollback is running.'
}

# Fails where a variable of the template was not filled in: a build takes minutes.
assert_filled() {
  local unfilled
  unfilled=$(sed -n 's/^\([A-Z][A-Z0-9_]*\)=$/\1/p' "$VANYA_ENV" | paste -s -d ' ')
  [ -z "$unfilled" ] || fail "$VANYA_ENV has no value for: $unfilled. Fill each in, or put # before it."
}

# Runs a program of a release by its own Node.js, with the variables of the shop.
in_release() {
  local release=$1
  shift
  as_shop env -C "$release" MALLOC_ARENA_MAX=2 NEXT_TELEMETRY_DISABLED=1 "${SPARE[@]}" \
    "$release/node_modules/node/bin/node" --env-file="$VANYA_ENV" "$@"
}
# Variables that a trial of a release has in place of the file's.
SPARE=(NODE_ENV=production)

# Prints a variable of the shop.
value_of() { in_release "$1" -p "process.env.$2 || ''"; }

# Fails where it is unknown which processes there are.
assert_ports() {
  local name
  for name in EDGE_APIS EDGE_STOREFRONTS; do
    [ -n "$(value_of "$1" "$name")" ] || fail "$name is not set in $VANYA_ENV."
  done
}

# Waits until an address answers 200, while a process lives if one is named.
until_ready() {
  local url=$1 process=${2:-$$} deadline=$((SECONDS + READY_SECONDS))
  until [ "$(curl -s -o /dev/null -m 5 -w '%{http_code}' "$url")" = 200 ]; do
    if [ "$SECONDS" -ge "$deadline" ] || ! kill -0 "$process" 2>/dev/null; then return 1; fi
    sleep 0.2
  done
}

# Asks a process that has just started for what shoppers ask for most, before others rely on it alone:
# the first answer of each kind loads code and reads the catalogue. The trial has said that pages work.
warm() {
  local release=$1 kind=$2 port=$3 paths path status company
  company=$(value_of "$release" COMPANY_ID)
  company=${company:-7}
  if [ "$kind" = api ]; then
    paths=('/web/products/list/?page=1' '/web/products/suggest/?q=tea')
  else
    paths=(/ /shop '/shop?search=tea' /cart /api/session '/api/search?q=tea')
    # One product of those listed; a shop that has just opened has none.
    mapfile -t -O "${#paths[@]}" paths < <(curl -s -m 20 "http://127.0.0.1:$port/shop" |
      grep -o -m 1 '/products/[0-9]*/[a-z0-9-]*' | head -n 1)
  fi
  for path in "${paths[@]}"; do
    status=$(curl -s -o /dev/null -m 20 -w '%{http_code}' -H "Companyid: $company" \
      "http://127.0.0.1:$port$path") || true
    case $status in 2?? | 3?? | 4??) ;; *) say "vanya-$kind@$port answers ${path%%\?*} with $status" ;; esac
  done
}

# Makes a link name another folder, at once.
point() {
  ln -s "$2" "$VANYA_HOME/.$1.$$"
  mv -T "$VANYA_HOME/.$1.$$" "$VANYA_HOME/$1"
}

# Makes a release the current one, and the edge send its files beside those of the one before.
switch_to() {
  local release=$1 before=$2
  if [ -n "$before" ] && [ "$before" != "$release" ]; then point previous "$before" || return 1; fi
  point current "$release" || return 1
  in_release "$release" scripts/edge/main.ts --write || return 1
  $VANYA_RELOAD vanya-edge 9>&-
}

# Starts each process again, one after the other, when the one before is ready.
restart_all() {
  local release=$1 kind port name ports
  # Those that run; an API may already queue what the workers before do not know.
  $VANYA_RESTART 'vanya-worker@*' 9>&- || say 'The workers were not started again'
  for kind in api web; do
    name=EDGE_APIS
    [ "$kind" = web ] && name=EDGE_STOREFRONTS
    # Those of other machines, host:port, are started there.
    ports=$(value_of "$release" "$name" | tr ', ' '\n' | grep -v : | tr '\n' ' ')
    for port in $ports; do
      say "Starting vanya-$kind@$port again"
      $VANYA_RESTART "vanya-$kind@$port" 9>&- || return 1
      until_ready "http://127.0.0.1:$port/readyz" || return 1
      warm "$release" "$kind" "$port"
      sleep "$SETTLE_SECONDS"
    done
  done
}

# Opens a release in place of another one.
open_release() { switch_to "$1" "$2" && restart_all "$1"; }

# The release that a link names; empty where there is none.
linked() { readlink -e "$VANYA_HOME/$1" || true; }

# Exports the database of the shop for the programs of PostgreSQL.
export_database() {
  local variables
  variables=$(in_release "$1" deploy/database-variables.ts) || exit 1
  eval "$variables"
}

# The folder of the shop's data; a path that is not absolute is one of the release.
data_dir() {
  local data
  data=$(value_of "$1" DATA_DIR)
  (cd "$1" && realpath -m "${data:-.data}")
}

# The files that variables name (NAME_FILE=/run/secrets/name).
files_in_variables() { sed -n 's/^[A-Z0-9_]*_FILE=\(.*\)$/\1/p' "$VANYA_ENV" | tr -d "\"'"; }
