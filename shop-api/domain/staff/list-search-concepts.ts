import { and, asc, eq, sql } from 'drizzle-orm';
import type { ConceptKind, SearchConcept } from '../../../contract/catalogue/search.ts';
import { searchConcepts } from '../../db/schema/search-concepts.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/who.ts';
import type { Paging } from './paging.ts';
import { pagedAnswer, pageOf } from './paging.ts';

interface ListSearchConcepts {
  ctx: Context;
  /** `q`: part of a name. */
  input: Paging & { kind?: ConceptKind | undefined; q?: string | undefined };
}

/** Returns a page of what words of shoppers mean, the oldest first. Staff only. */
export async function listSearchConcepts({ ctx: { db, who }, input }: ListSearchConcepts) {
  staffOf(who);
  const { kind, q } = input;
  const chosen = and(
    kind && eq(searchConcepts.kind, kind),
    q
      ? sql`EXISTS (SELECT FROM unnest(${searchConcepts.names}) AS name
          WHERE position(lower(${q}::text) IN lower(name)) > 0)`
      : undefined,
  );
  const query = db
    .select()
    .from(searchConcepts)
    .where(chosen)
    .orderBy(asc(searchConcepts.id))
    .$dynamic();
  const [total, rows] = await Promise.all([
    db.$count(searchConcepts, chosen),
    pageOf(query, input),
  ]);
  return pagedAnswer(rows.map(toSearchConcept), total, input);
}

/** Returns a row as the API answers it. */
export function toSearchConcept({
  id,
  kind,
  names,
  meanings,
  isActive,
}: typeof searchConcepts.$inferSelect): SearchConcept {
  return { id, kind: kind as ConceptKind, names, meanings, is_active: isActive };
}
