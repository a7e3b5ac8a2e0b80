import type { Database } from '../../db/database.ts';
import type { DomainError } from '../kernel/errors.ts';

export type EntryId = number | string;

/** A kind of things that a desk manages. */
export interface Managed<Id extends EntryId, Entry extends object> {
  /** Its name in the trail: `product`. */
  kind: string;
  /** It names people: the trail, which is kept for ever, has none of its values. */
  isPrivate?: true | undefined;
  /**
   * Reads whole entries, as a desk displays and saves them: JSON without what changes by itself.
   * Those that do not exist are left out.
   */
  read: (tx: Database, ids: readonly Id[]) => Promise<ReadonlyMap<Id, Entry>>;
  /** The refusal of an entry that does not exist. */
  missing: () => DomainError;
}

/** Returns one entry. Errors: `not_found`. */
export async function readOne<Id extends EntryId, Entry extends object>(
  tx: Database,
  of: Managed<Id, Entry>,
  id: Id,
): Promise<Entry> {
  const entry = (await of.read(tx, [id])).get(id);
  if (!entry) throw of.missing();
  return entry;
}
