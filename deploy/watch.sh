#!/usr/bin/env bash
# Says for Prometheus what no process of the shop says of itself: edge, database, newest backup and
# certificate. cron writes it each minute to where node_exporter reads it (docs/operations.md):
#
#   watch.sh /var/lib/prometheus/node-exporter/shop.prom [folder of the backups]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(dirname "$here")
# shellcheck source=deploy/steps.sh
. "$here/steps.sh"

file=${1:?usage: watch.sh file [folder of the backups]}
backups=${2:-/var/backups/vanya}
trap 'rm -f "$file.$$"' EXIT

# Prints a figure: name, type, value, and labels where it has some.
figure() { printf '# TYPE %s %s\n%s%s %s\n' "$1" "$2" "$1" "${4:-}" "$3"; }

watch_edge() {
  local port status lines
  [ -n "$(value_of "$root" EDGE_APIS)" ] || return 0
  port=$(value_of "$root" API_PORT)
  status=$(curl -s -m 5 "http://127.0.0.1:${port:-4000}/edge-status") || true
  case $status in
    'Active connections'*)
      figure shop_edge_up gauge 1
      figure shop_edge_connections gauge "$(awk 'NR == 1 { print $3 }' <<<"$status")"
      figure shop_edge_requests_total counter "$(awk 'NR == 3 { print $3 }' <<<"$status")"
      ;;
    *) figure shop_edge_up gauge 0 ;;
  esac
  lines=$(journalctl -u vanya-edge --since -5min -o cat 2>/dev/null) || true
  figure shop_edge_failed gauge "$(grep -c '"status":5' <<<"$lines" || true)"
  figure shop_edge_refused gauge "$(grep -c '"status":429' <<<"$lines" || true)"
}

watch_database() {
  local up=0
  if (export_database "$root" && PGCONNECT_TIMEOUT=5 psql -X -q -c 'SELECT 1' >/dev/null) 2>/dev/null; then
    up=1
  fi
  figure shop_database_up gauge "$up"
}

watch_backup() {
  local newest
  newest=$(find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20??????-??????' -printf '%T@\n' 2>/dev/null |
    sort -n | tail -n 1) || true
  newest=${newest%.*}
  figure shop_backup_last_success_seconds gauge "${newest:-0}"
}

watch_certificate() {
  local certificate end
  certificate=$(value_of "$root" EDGE_CERTIFICATE)
  [ -n "$certificate" ] || return 0
  end=$(openssl x509 -noout -enddate -in "$certificate" | cut -d= -f2)
  figure shop_certificate_ends_seconds gauge "$(date -d "$end" +%s)"
}

{
  watch_edge
  watch_database
  watch_backup
  watch_certificate
} >"$file.$$"
chmod 0644 "$file.$$"
mv "$file.$$" "$file"
