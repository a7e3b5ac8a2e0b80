import { eq } from 'drizzle-orm';
import type { SearchConcept } from '../../../contract/catalogue/search.ts';
import type { Database } from '../../db/database.ts';
import { searchConcepts } from '../../db/schema/search-concepts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { indexConcepts } from '../catalogue/search/concepts/index-concepts.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { toSearchConcept } from './list-search-concepts.ts';

interface SaveSearchConcept {
  ctx: Context;
  /** Without an id: a new one. */
  input: Omit<SearchConcept, 'id'> & { id?: number | undefined };
}

/**
 * Adds or changes what words of shoppers mean; the next search applies it. An inactive one has no
 * effect. Staff only. Errors: `not_found`.
 */
export async function saveSearchConcept({ ctx, input }: SaveSearchConcept): Promise<SearchConcept> {
  staffOf(ctx.who);
  const { id, is_active: isActive, kind, names } = input;
  const meanings = kind === 'use' ? input.meanings : [];
  const row = { kind, names, meanings, isActive, editedAt: ctx.clock.now() };
  const stored = await inTransaction(ctx.db, async (tx) => {
    const [saved] = await (id === undefined ? add(tx, row) : change(tx, id, row));
    if (!saved) throw notFound('search_concept_not_found', 'Meaning');
    await indexConcepts(tx, [saved]);
    return saved;
  });
  return toSearchConcept(stored);
}

type Row = typeof searchConcepts.$inferInsert;

function add(tx: Database, row: Row) {
  return tx.insert(searchConcepts).values(row).returning();
}

function change(tx: Database, id: number, row: Row) {
  return tx.update(searchConcepts).set(row).where(eq(searchConcepts.id, id)).returning();
}
