#!/usr/bin/env bash
# Gives the edge a certificate that certbot has renewed: certbot's deploy hook.
set -euo pipefail
: "${RENEWED_LINEAGE:?is set by certbot}"
for file in fullchain.pem privkey.pem; do
  install -o root -g vanya -m 0640 "$RENEWED_LINEAGE/$file" "/etc/vanya/tls/$file"
done
systemctl reload vanya-edge
