import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ConceptKind } from '../../../../contract/catalogue/desk-search.ts';
import { searchConcepts } from '../../../db/schema/search-concepts.ts';
import type { Context } from '../../kernel/context.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { staffOf } from '../../kernel/who.ts';
import { conceptOf } from './managed-concepts.ts';

interface ListSearchConcepts {
  ctx: Context;
  input: Paging & {
    kind?: ConceptKind | undefined;
    /** Part of a name. */
    q?: string | undefined;
    sort: 'added' | 'edited';
    order: 'asc' | 'desc';
  };
}

const SORTS = {
  added: searchConcepts.id,
  edited: sql`coalesce(${searchConcepts.editedAt}, '-infinity')`,
};

/** Returns a page of what words of shoppers mean. Staff only. */
export async function listSearchConcepts({ ctx: { db, who }, input }: ListSearchConcepts) {
  staffOf(who);
  const { kind, q, sort, order } = input;
  const chosen = and(
    kind && eq(searchConcepts.kind, kind),
    q
      ? sql`EXISTS (SELECT FROM unnest(${searchConcepts.names}) AS name
          WHERE position(lower(${q}::text) IN lower(name)) > 0)`
      : undefined,
  );
  const direction = order === 'desc' ? desc : asc;
  const query = db
    .select()
    .from(searchConcepts)
    .where(chosen)
    .orderBy(direction(SORTS[sort]), asc(searchConcepts.id))
    .$dynamic();
  const [total, rows] = await Promise.all([
    db.$count(searchConcepts, chosen),
    pageOf(query, input),
  ]);
  const listed = rows.map((row) => ({ id: row.id, ...conceptOf(row) }));
  return pagedAnswer(listed, total, input);
}
