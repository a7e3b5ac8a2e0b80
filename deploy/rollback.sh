#!/usr/bin/env bash
# Goes back to the release before, or to the one that is named: switches, and starts the processes
# again one after the other. Tables stay as they are: the release before runs on them.
#
#   rollback.sh [id]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/steps.sh
. "$here/steps.sh"
lock

now=$(linked current)
target=$(linked "${1:+releases/}${1:-previous}")
[ -n "$target" ] || fail "There is no ${1:-previous} release in $VANYA_HOME."
[ "$target" != "$now" ] || fail "$(basename "$now") is current already."

say "Going back to $(basename "$target")"
assert_ports "$target"
open_release "$target" "$now" ||
  fail "$(basename "$target") does not become ready; read journalctl -u 'vanya-*'."
say "$(basename "$target") is open."
