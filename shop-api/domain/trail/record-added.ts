import { authorOf, type DeskContext } from './desk-context.ts';
import type { EntryId, Managed } from './managed.ts';
import { recordChanges } from './record-change.ts';

interface RecordAdded<Id extends EntryId, Entry extends object> {
  /** Its database is the transaction that has added the entries. */
  ctx: DeskContext;
  of: Managed<Id, Entry>;
  action: string;
  ids: readonly Id[];
}

/** Records entries that the caller has added, in its transaction. Staff only. */
export async function recordAdded<Id extends EntryId, Entry extends object>({
  ctx,
  of,
  action,
  ids,
}: RecordAdded<Id, Entry>): Promise<void> {
  const author = await authorOf(ctx.db, ctx.who);
  const after = await of.read(ctx.db, ids);
  const changes = ids.map((id) => ({ id, before: undefined, after: after.get(id) }));
  await recordChanges(ctx.db, { kind: of.kind, action, author, at: ctx.clock.now(), changes });
}
