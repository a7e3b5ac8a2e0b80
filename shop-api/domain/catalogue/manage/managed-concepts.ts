import { inArray } from 'drizzle-orm';
import type { ConceptKind } from '../../../../contract/catalogue/desk-search.ts';
import { searchConcepts } from '../../../db/schema/search-concepts.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Managed } from '../../trail/managed.ts';

/** What words of shoppers mean, as the desk and the trail see it. */
export const MANAGED_CONCEPTS: Managed<number, ReturnType<typeof conceptOf>> = {
  kind: 'search_concept',
  missing: () => notFound('search_concept_not_found', 'Meaning'),
  read: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(searchConcepts)
      .where(inArray(searchConcepts.id, [...ids]));
    return new Map(rows.map((row) => [row.id, conceptOf(row)]));
  },
};

/** Returns a row as the API answers it. */
export function conceptOf(row: typeof searchConcepts.$inferSelect) {
  const { kind, names, meanings, isActive: is_active } = row;
  return { kind: kind as ConceptKind, names, meanings, is_active };
}
