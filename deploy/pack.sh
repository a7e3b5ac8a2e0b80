#!/usr/bin/env bash
# Builds a version on another machine, such as one of CI, for release.sh: the server that sells then
# compiles nothing. It needs git, Node.js and the network, and no variable of the shop. The machine has
# the processor of the server, and its dependencies are installed on the server.
#
#   pack.sh path/to/clone [ref] [vanya.tar.gz]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/steps.sh
. "$here/steps.sh"

source=$(realpath "${1:?usage: pack.sh repository [ref] [archive]}")
ref=${2:-HEAD}
archive=$(realpath -m "${3:-vanya.tar.gz}")
tree=$(mktemp -d -p "$(dirname "$archive")" .pack-XXXXXX)
trap 'rm -rf "$tree"' EXIT

say "Unpacking $ref"
git -C "$source" archive "$ref" | tar -x -C "$tree"
if [ -d "$source/node_modules" ] && cmp -s "$source/package-lock.json" "$tree/package-lock.json"; then
  cp -al "$source/node_modules" "$tree/node_modules" 2>/dev/null || rm -rf "$tree/node_modules"
fi

say 'Building'
env -C "$tree" -u NODE_ENV NEXT_TELEMETRY_DISABLED=1 node scripts/build.mjs

tar -c -z -C "$tree" --exclude=./node_modules --exclude=./.next/cache -f "$archive.unfinished" .
mv "$archive.unfinished" "$archive"
say "Packed: $archive ($(du -h "$archive" | cut -f1)). On the server: release.sh $(basename "$archive")"
