import { eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchConcepts } from '../../../../db/schema/search-concepts.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { type DeliveredConcept, deliveredConcepts } from './delivered-concepts.ts';
import { indexConcepts } from './index-concepts.ts';

type Concept = typeof searchConcepts.$inferSelect;

/**
 * Stores the delivered concepts at the start of a shop that has none. In any other, those that staff
 * have never edited follow the delivered ones; nothing is added, since staff may have removed it.
 */
export async function storeDefaultConcepts(db: Database): Promise<void> {
  const delivered = await deliveredConcepts();
  await inTransaction(db, async (tx) => {
    if ((await tx.$count(searchConcepts)) > 0) return follow(tx, delivered);
    await indexConcepts(tx, await tx.insert(searchConcepts).values(delivered).returning());
  });
}

async function follow(tx: Database, delivered: readonly DeliveredConcept[]): Promise<void> {
  const unedited = await tx
    .select()
    .from(searchConcepts)
    .where(isNull(searchConcepts.editedAt))
    .orderBy(searchConcepts.id)
    .for('update');
  const byName = Map.groupBy(unedited, keyOf);
  const changed: Concept[] = [];
  const doubles: Concept[] = [];
  for (const one of delivered) {
    const [own, ...others] = byName.get(keyOf(one)) ?? [];
    doubles.push(...others);
    if (!own || isSame(own, one)) continue;
    const { names, meanings } = one;
    await tx.update(searchConcepts).set({ names, meanings }).where(eq(searchConcepts.id, own.id));
    changed.push({ ...own, names, meanings });
  }
  await indexConcepts(tx, [...changed, ...doubles.map((one) => ({ ...one, isActive: false }))]);
  const ids = doubles.map(({ id }) => id);
  await tx.delete(searchConcepts).where(inArray(searchConcepts.id, ids));
}

function keyOf({ kind, names }: DeliveredConcept): string {
  return `${kind} ${names[0]}`;
}

function isSame(one: DeliveredConcept, other: DeliveredConcept): boolean {
  const content = ({ names, meanings }: DeliveredConcept) => JSON.stringify([names, meanings]);
  return content(one) === content(other);
}
