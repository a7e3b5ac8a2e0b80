import { assertStaff, type DeskContext } from './desk-context.ts';
import { type EntryId, type Managed, readOne } from './managed.ts';
import { versionsOf } from './versions.ts';

interface ReadManaged<Id extends EntryId, Entry extends object> {
  ctx: Pick<DeskContext, 'db' | 'who'>;
  of: Managed<Id, Entry>;
  input: { id: Id };
}

/** Returns an entry and its version, to be named by a save. Staff only. Errors: `not_found`. */
export async function readManaged<Id extends EntryId, Entry extends object>({
  ctx,
  of,
  input: { id },
}: ReadManaged<Id, Entry>): Promise<{ data: Entry; version: number }> {
  assertStaff(ctx);
  // First: of an entry that is saved in between, the older version is refused, not the newer.
  const version = (await versionsOf(ctx.db, of.kind, [id])).get(id) as number;
  return { data: await readOne(ctx.db, of, id), version };
}
