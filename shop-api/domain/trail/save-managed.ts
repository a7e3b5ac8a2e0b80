import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { authorOf, type DeskContext } from './desk-context.ts';
import { type EntryId, type Managed, readOne } from './managed.ts';
import { type Change, recordChanges } from './record-change.ts';
import { holdEntries, holdEntry, type Versioned, versionsOf } from './versions.ts';

/** An entry that was written, at its new version. */
export interface Saved<Id> {
  id: Id;
  version: number;
  /** What the person who saved it should know: what was left out of a rich text. */
  message?: string | undefined;
}

interface Of<Id extends EntryId, Entry extends object> {
  ctx: DeskContext;
  of: Managed<Id, Entry>;
}

interface Save<Id extends EntryId, Entry extends object> extends Of<Id, Entry> {
  /** Without an id: a new entry. */
  input: { id?: Id | undefined; version?: number | undefined };
  /** Writes the entry, given as it is where it exists, and returns its id. */
  write: (tx: Database, before: Entry | undefined) => Promise<Id>;
}

/**
 * Adds or replaces an entry in one transaction, and records who did what. Staff only.
 * Errors: those of `write`; `not_found`; `conflict` where somebody has saved it since `version`.
 */
export async function saveManaged<Id extends EntryId, Entry extends object>({
  ctx,
  of,
  input: { id, version },
  write,
}: Save<Id, Entry>): Promise<Saved<Id>> {
  return recorded({ ctx, of }, async (tx) => {
    const before = id === undefined ? undefined : await holdEntry(tx, of, { id, version });
    const saved = await write(tx, before);
    const after = await readOne(tx, of, saved);
    return { action: before ? 'changed' : 'added', change: { id: saved, before, after } };
  });
}

interface Move<Id extends EntryId, Entry extends object> extends Of<Id, Entry> {
  input: Versioned<Id>;
  /** Its name in the trail: `published`. */
  action: string;
  /** Changes the entry, which is given as it is. */
  move: (tx: Database, before: Entry) => Promise<void>;
}

/** Moves an entry, as `saveManaged` saves one. Staff only. Errors: as there. */
export async function moveManaged<Id extends EntryId, Entry extends object>({
  ctx,
  of,
  input,
  action,
  move,
}: Move<Id, Entry>): Promise<Saved<Id>> {
  return recorded({ ctx, of }, async (tx) => {
    const before = await holdEntry(tx, of, input);
    await move(tx, before);
    return { action, change: { id: input.id, before, after: await readOne(tx, of, input.id) } };
  });
}

interface Remove<Id extends EntryId, Entry extends object> extends Of<Id, Entry> {
  input: Versioned<Id>;
  remove: (tx: Database, before: Entry) => Promise<void>;
}

/** Removes an entry; the trail keeps the whole of it. Staff only. Errors: as `saveManaged`. */
export async function removeManaged<Id extends EntryId, Entry extends object>({
  ctx,
  of,
  input,
  remove,
}: Remove<Id, Entry>): Promise<void> {
  await recorded({ ctx, of }, async (tx) => {
    const before = await holdEntry(tx, of, input);
    await remove(tx, before);
    return { action: 'removed', change: { id: input.id, before, after: undefined } };
  });
}

interface Done<Id> {
  action: string;
  change: Change<Id>;
}

async function recorded<Id extends EntryId, Entry extends object>(
  { ctx, of: { kind, isPrivate } }: Of<Id, Entry>,
  work: (tx: Database) => Promise<Done<Id>>,
): Promise<Saved<Id>> {
  return inTransaction(ctx.db, async (tx) => {
    const author = await authorOf(tx, ctx.who);
    const { action, change } = await work(tx);
    const { id } = change;
    const at = ctx.clock.now();
    await recordChanges(tx, { kind, action, author, at, changes: [change], isPrivate });
    return { id, version: (await versionsOf(tx, kind, [id])).get(id) as number };
  });
}

interface ChangeMany<Id extends EntryId, Entry extends object> extends Of<Id, Entry> {
  input: readonly Versioned<Id>[];
  action: string;
  /** Changes the entries, which are given as they are. */
  change: (tx: Database, before: ReadonlyMap<Id, Entry>) => Promise<void>;
}

/**
 * Changes many entries in one transaction, each with its row in the trail. Staff only. Errors: as
 * `saveManaged`, for the first one.
 */
export async function changeMany<Id extends EntryId, Entry extends object>({
  ctx,
  of,
  input,
  action,
  change,
}: ChangeMany<Id, Entry>): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const author = await authorOf(tx, ctx.who);
    const before = await holdEntries(tx, of, input);
    await change(tx, before);
    const ids = input.map(({ id }) => id);
    const after = await of.read(tx, ids);
    const changes = ids.map((id) => ({ id, before: before.get(id), after: after.get(id) }));
    const at = ctx.clock.now();
    await recordChanges(tx, { kind: of.kind, action, author, at, changes });
  });
}
