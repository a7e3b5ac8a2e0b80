#!/usr/bin/env bash
# Runs a command of the current release with the variables of the shop:
#
#   run.sh make-staff owner@shop.example.in
#   run.sh make-staff --remove owner@shop.example.in
#   run.sh import goods.csv --dry-run
#   run.sh migrate
#   run.sh move-pictures
#   run.sh rebuild-search
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
# shellcheck source=deploy/steps.sh
. "$here/steps.sh"

command=${1:?usage: run.sh make-staff, import, migrate, move-pictures or rebuild-search}
shift
program=$(dirname "$here")/shop-api/commands/$command.ts
[ -f "$program" ] || fail "There is no command $command."

# Paths are those of the caller's folder.
as_shop env NODE_ENV=production "$(dirname "$here")/node_modules/node/bin/node" \
  --env-file="$VANYA_ENV" "$program" "$@"
