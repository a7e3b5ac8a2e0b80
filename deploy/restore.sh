#!/usr/bin/env bash
# Brings a backup back: into the database of VANYA_ENV, which must be empty, and into its DATA_DIR.
# With an object store, pictures of the backup are copied into its bucket; a backup that was made with
# one has none, and those that are lost come back from the store's own versions.
# It may be another server, of this version of PostgreSQL or a newer one. Close the shop first.
#
#   restore.sh folder/20261127-020000
#   restore.sh folder/20261127-020000 --replace     empties the database before
#
# The variables themselves are put back by hand, where they are lost too:
#   tar -x -P -f folder/20261127-020000/variables.tar
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(dirname "$here")
if [ -z "${VANYA_ENV:-}" ] && [ -f "$root/.env" ]; then VANYA_ENV=$root/.env; fi
# shellcheck source=deploy/steps.sh
. "$here/steps.sh"

backup=$(realpath "${1:?usage: restore.sh backup}")
(cd "$backup" && sha256sum --quiet -c checksums) || fail "$backup is damaged."
[ -r "$VANYA_ENV" ] || fail "$VANYA_ENV cannot be read: tar -x -P -f $backup/variables.tar"

export_database "$root"
if [ "${2:-}" = --replace ]; then
  say "Emptying the database $PGDATABASE"
  psql -X -q -v ON_ERROR_STOP=1 -c 'SET client_min_messages = warning' \
    -c 'DROP SCHEMA IF EXISTS drizzle CASCADE' \
    -c 'DROP SCHEMA public CASCADE' -c 'CREATE SCHEMA public'
fi
tables=$(psql -X -A -t -c "SELECT count(*) FROM pg_tables WHERE schemaname IN ('public', 'drizzle')")
[ "$tables" = 0 ] || fail "The database has $tables tables. Restore into an empty one, or add --replace."

say 'Restoring the database'
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction \
  --dbname="$PGDATABASE" "$backup/database.dump"
# Numbers of transactions of the server that was saved: each process reads the goods as they are.
psql -X -q -c 'TRUNCATE catalogue_changes'
psql -X -q -c 'SET client_min_messages = error' -c 'ANALYZE'

say 'Restoring the originals of the pictures'
data=$(data_dir "$root")
as_shop mkdir -p "$data/media"
as_shop tar -x -C "$data/media" -f - <"$backup/pictures.tar"
bucket=$(value_of "$root" S3_BUCKET)
if [ -n "$bucket" ]; then
  say "Copying them into the bucket $bucket"
  in_release "$root" shop-api/commands/move-pictures.ts
fi

say 'Bringing the tables up to date'
in_release "$root" shop-api/commands/migrate.ts
# Ids of cache notices after the backup are given again: storefronts read everything anew, and no page
# that they share from before counts as newer than what changes now.
psql -X -q -v ON_ERROR_STOP=1 -o /dev/null --single-transaction \
  -c "SELECT setval(ids, nextval(ids) + 1000000) FROM pg_get_serial_sequence('cache_notices', 'id') ids" \
  -c 'TRUNCATE cache_notices' -c "INSERT INTO cache_notices (tags) VALUES ('{}')"
say 'Restored. The other files of the pictures are made when they are first asked for.'
