/** Returns entries by their ids, without the id in each. */
export function byId<Id, Entry extends { id: Id }>(
  rows: readonly Entry[],
): Map<Id, Omit<Entry, 'id'>> {
  return new Map(rows.map(({ id, ...entry }) => [id, entry]));
}
