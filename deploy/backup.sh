#!/usr/bin/env bash
# Saves what cannot be made again: the database, the originals of the pictures, the variables and the
# files that they name. Pictures in an object store stay there: the store keeps versions of them. The
# folder has secrets in it: copy it to another place, encrypted.
#
#   backup.sh [folder]     into folder/20261127-020000
#
# KEEP_DAYS=14 deletes older ones beside it; 0 keeps all. BACKUP_PING=https://… is asked for when all is
# saved: a service that misses it tells somebody.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(dirname "$here")
if [ -z "${VANYA_ENV:-}" ] && [ -f "$root/.env" ]; then VANYA_ENV=$root/.env; fi
# shellcheck source=deploy/steps.sh
. "$here/steps.sh"
[ -r "$VANYA_ENV" ] || fail "$VANYA_ENV cannot be read; set VANYA_ENV to the variables of the shop."
umask 077

folder=$(realpath -m "${1:-/var/backups/vanya}")
name=$(date -u +%Y%m%d-%H%M%S)
unfinished=$folder/.$name
mkdir -p "$unfinished"
trap 'rm -rf "$unfinished"' EXIT

# The database first: a picture that is stored meanwhile is then saved without its row, and not the
# row without its picture.
export_database "$root"
say 'Saving the database'
pg_dump --format=custom --no-owner --no-privileges --file="$unfinished/database.dump"

bucket=$(value_of "$root" S3_BUCKET)
media=$(data_dir "$root")/media
mkdir -p "$unfinished/none"
if [ -n "$bucket" ]; then
  say "Leaving out the pictures: they are in the bucket $bucket, which keeps versions of its own"
  media=$unfinished/none
else
  say 'Saving the originals of the pictures'
fi
[ -d "$media" ] || media=$unfinished/none
(cd "$media" && find . -mindepth 2 -maxdepth 2 \( -name original -o -name picture.json \) -print0) |
  tar -c -C "$media" --null -T - -f "$unfinished/pictures.tar"
rmdir "$unfinished/none"

say 'Saving the variables'
mapfile -t named < <(files_in_variables)
tar -c -P -h -f "$unfinished/variables.tar" "$(realpath "$VANYA_ENV")" "${named[@]}"

(cd "$unfinished" && sha256sum -- *.dump *.tar >checksums)
mv -T "$unfinished" "$folder/$name"
if [ "${KEEP_DAYS:-14}" != 0 ]; then
  find "$folder" -mindepth 1 -maxdepth 1 -type d -name '20??????-??????' \
    -mtime "+${KEEP_DAYS:-14}" -exec rm -rf {} +
fi
if [ -n "${BACKUP_PING:-}" ]; then
  curl -fsS -m 10 --retry 3 -o /dev/null "$BACKUP_PING" || say 'BACKUP_PING was not reached'
fi
say "Saved in $folder/$name ($(du -sh "$folder/$name" | cut -f1))."
