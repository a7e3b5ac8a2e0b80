import { and, asc, eq, sql } from 'drizzle-orm';
import { conceptResource } from '../../../../contract/catalogue/concept-desk.ts';
import { searchMessages } from '../../../../contract/messages/search.ts';
import { searchConcepts } from '../../../db/schema/search-concepts.ts';
import { storedIn } from '../../desk/resource.ts';
import { saveResource } from '../../desk/save-resource.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import type { Saved } from '../../trail/save-managed.ts';
import { nameWords } from '../search/concepts/find-meanings.ts';
import { indexConcepts } from '../search/concepts/index-concepts.ts';

/** What words of shoppers mean; the next search applies a change. */
export const storedConcepts = storedIn(conceptResource, {
  missing: () => notFound('search_concept_not_found', 'Meaning'),
  table: searchConcepts,
  computed: { words: sql`array_to_string(${searchConcepts.names}, E'\\n')` },
  sorts: {
    added: [searchConcepts.id],
    edited: [sql`coalesce(${searchConcepts.editedAt}, '-infinity')`],
  },
  // Results of searches are listings, which the storefront stores with those of goods.
  tags: ['products'],
  complete({ meanings, ...fields }, now) {
    refuseUnfindable('names', fields.names);
    refuseUnfindable('meanings', meanings);
    return { ...fields, meanings: fields.kind === 'use' ? meanings : [], edited_at: now };
  },
  beside: (tx, row, isRemoved) =>
    indexConcepts(tx, [{ ...row, isActive: row.isActive && !isRemoved }]),
});

/** No search finds a name of signs alone. */
function refuseUnfindable(field: string, names: readonly string[]): void {
  const wordless = names.find((name) => nameWords(name).length === 0);
  if (wordless === undefined) return;
  throw invalidField(field, 'search_name_not_findable', searchMessages.nothingToFind(wordless));
}

interface ExplainQuery {
  ctx: DeskContext;
  input: { query: string; means: string };
}

/**
 * Says that a query is another name of something: joins the names that it already has, or begins
 * them. Staff only. Errors: those of `saveResource`.
 */
export async function explainSearchQuery({ ctx, input }: ExplainQuery): Promise<Saved<number>> {
  const { query, means } = input;
  refuseUnfindable('query', [query]);
  refuseUnfindable('means', [means]);
  const [known] = await ctx.db
    .select()
    .from(searchConcepts)
    .where(
      and(
        eq(searchConcepts.kind, 'same'),
        eq(searchConcepts.isActive, true),
        sql`lower(${means}) IN (SELECT lower(name) FROM unnest(${searchConcepts.names}) AS name)`,
      ),
    )
    .orderBy(asc(searchConcepts.id))
    .limit(1);
  const names = [...new Set([...(known?.names ?? [means]), query])];
  const fields = { kind: 'same', names, meanings: [], is_active: true };
  return saveResource({ ctx, of: storedConcepts, input: { id: known?.id, fields } });
}
