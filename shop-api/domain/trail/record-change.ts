import type { Database } from '../../db/database.ts';
import { trail } from '../../db/schema/trail.ts';
import type { Author } from './desk-context.ts';
import { differences } from './differences.ts';
import type { EntryId } from './managed.ts';

/** An entry before and after a change; undefined: there was, or is, none. */
export interface Change<Id> {
  id: Id;
  before: object | undefined;
  after: object | undefined;
}

interface Recorded<Id> {
  kind: string;
  /** `added`, `changed`, `removed`, or the name of a move. */
  action: string;
  author: Author;
  at: Date;
  changes: readonly Change<Id>[];
  /** None of the values are kept. */
  isPrivate?: true | undefined;
}

/** Rows of one statement: each takes eight of the 65,535 parameters. */
const AT_ONCE = 2_000;

/** Writes a row of the trail for each entry that differs, in the transaction of the change. */
export async function recordChanges<Id extends EntryId>(
  tx: Database,
  { kind, action, author, at, changes, isPrivate }: Recorded<Id>,
): Promise<void> {
  const whose = { objectKind: kind, action, byId: author.id, byName: author.name, at };
  const rows = changes.flatMap(({ id, before, after }) => {
    const differing = differences(before, after);
    const kept = isPrivate ? { before: null, after: null } : differing;
    return differing ? [{ ...whose, objectId: String(id), ...kept }] : [];
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx.insert(trail).values(rows.slice(from, from + AT_ONCE));
  }
}
