#!/usr/bin/env bash
# Brings a new release into a running shop: builds it beside the old one, tries it at spare ports,
# switches to it, and starts the processes again one after the other. Whatever fails before the
# switch leaves the shop as it is; what fails after it switches back.
#
#   release.sh path/to/clone [ref]     a git repository, HEAD without a ref
#   release.sh vanya.tar.gz            an archive of the sources, or of a tree that was built elsewhere
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/steps.sh
. "$here/steps.sh"

source=${1:?usage: release.sh repository [ref] | release.sh archive.tar.gz}
ref=${2:-HEAD}
lock
assert_filled

before=$(linked current)
earlier=$(linked previous)
stamp=$(date -u +%Y%m%d-%H%M%S)
if [ -f "$source" ]; then
  id=$stamp
else
  sha=$(git -c safe.directory='*' -C "$source" rev-parse --short "$ref^{commit}") ||
    fail "$source has no $ref."
  id=$stamp-$sha
fi
release=$VANYA_HOME/releases/$id

trials=()
end_trials() {
  local pid
  for pid in "${trials[@]}"; do kill -TERM -- "-$pid" 2>/dev/null || true; done
  for pid in "${trials[@]}"; do wait "$pid" 2>/dev/null || true; done
  trials=()
}
is_open=''
# What a release that was not opened has installed, for the next try.
installed=$VANYA_HOME/dependencies
keep_dependencies() {
  [ -d "$release/node_modules" ] || return 0
  rm -rf "$installed"
  as_shop mkdir "$installed"
  mv "$release/node_modules" "$release/package-lock.json" "$installed/"
}
on_exit() {
  end_trials
  [ -n "$is_open" ] && return
  keep_dependencies
  rm -rf "$release"
  say "Nothing that serves was changed: ${before:-no release} is current."
}
trap on_exit EXIT

say "Unpacking $id"
as_shop mkdir "$release"
if [ -f "$source" ]; then
  as_shop tar -x -z -C "$release" -f - <"$source"
else
  git -c safe.directory='*' -C "$source" archive "$ref" | as_shop tar -x -C "$release"
fi

# The same dependencies are the same files: hard links, which an installation replaces.
for earlier_tree in "$installed" "$before"; do
  [ ! -d "$release/node_modules" ] && [ -d "$earlier_tree/node_modules" ] &&
    cmp -s "$earlier_tree/package-lock.json" "$release/package-lock.json" || continue
  say "Taking the dependencies of $(basename "$earlier_tree")"
  as_shop cp -al "$earlier_tree/node_modules" "$release/node_modules" ||
    as_shop rm -rf "$release/node_modules"
done

# It installs what is missing, and hands no variable of the shop to the packages that it installs.
say 'Checking the variables'
node=$release/node_modules/node/bin/node
[ -x "$node" ] || node=node
as_shop env -C "$release" -u NODE_ENV "$node" scripts/check-variables.mjs "$(realpath "$VANYA_ENV")"
assert_ports "$release"

say 'Building'
as_shop env -C "$release" -u NODE_ENV "$release/node_modules/node/bin/node" scripts/build.mjs

say 'Bringing the tables up to date'
in_release "$release" shop-api/commands/migrate.ts

if [ -n "$(value_of "$release" OPENSEARCH_URL)$(value_of "$release" OPENSEARCH_URL_FILE)" ]; then
  say 'Filling the index of the search server, if this release has another one'
  in_release "$release" shop-api/commands/rebuild-search.ts --missing ||
    say 'It is filled by the release when it is open; the database searches until then.'
fi

# Starts a half at its spare port, beside those that serve.
try() {
  local name=$1 port=$2
  shift 2
  # In a group of its own, which ends as one.
  set -m
  in_release "$release" "$@" >"$release/$name.log" 2>&1 9>&- &
  set +m
  trials+=($!)
  until_ready "http://127.0.0.1:$port/readyz" "$!" && return
  cat "$release/$name.log" >&2
  fail "The $name of this release does not become ready."
}

say 'Trying it'
SPARE=(
  NODE_ENV=production API_PORT="$VANYA_SPARE_API_PORT" PORT="$VANYA_SPARE_WEB_PORT"
  API_BASE_URL="http://127.0.0.1:$VANYA_SPARE_API_PORT" PICTURES_AHEAD=false
)
try api "$VANYA_SPARE_API_PORT" shop-api/main.ts
in_release "$release" scripts/shop/render.ts
try storefront "$VANYA_SPARE_WEB_PORT" server/main.ts
end_trials
SPARE=(NODE_ENV=production)

say 'Opening it'
is_open=yes
if ! open_release "$release" "$before"; then
  [ -n "$before" ] || fail 'The first release does not become ready; read journalctl -u "vanya-*".'
  say "It does not become ready: going back to $(basename "$before")"
  open_release "$before" "$release" || fail 'The release before does not become ready either.'
  [ -z "$earlier" ] || point previous "$earlier"
  fail "$id was not opened; it stays in $release."
fi

rm -rf "$installed"
# Old releases go, the two that the edge serves never.
find "$VANYA_HOME/releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n "+$((VANYA_KEEP + 1))" |
  while read -r old; do
    [ "$old" = "$release" ] || [ "$old" = "$before" ] || rm -rf "$old"
  done
say "$id is open."
