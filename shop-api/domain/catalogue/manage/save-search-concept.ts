import { and, asc, eq, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import { conceptFields } from '../../../../contract/catalogue/desk-search.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { searchMessages } from '../../../../contract/messages/search.ts';
import type { Database } from '../../../db/database.ts';
import { searchConcepts } from '../../../db/schema/search-concepts.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';
import { nameWords } from '../search/concepts/find-meanings.ts';
import { indexConcepts } from '../search/concepts/index-concepts.ts';
import { MANAGED_CONCEPTS } from './managed-concepts.ts';

/** Results of searches are listings, which the storefront stores with those of goods. */
const RESULTS = ['products'];

interface SaveConcept {
  ctx: DeskContext;
  /** Without an id: a new one. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Adds or changes what words of shoppers mean; the next search applies it. An inactive one has no
 * effect. Staff only. Errors: `invalid` by field; those of `saveManaged`.
 */
export async function saveSearchConcept({ ctx, input }: SaveConcept): Promise<Saved<number>> {
  const fields = await checkedJson(conceptFields, input.fields);
  refuseUnfindable('names', fields.names);
  refuseUnfindable('meanings', fields.meanings);
  const write = (tx: Database) => store(ctx, tx, input.id, fields);
  const saved = await saveManaged({ ctx, of: MANAGED_CONCEPTS, input, write });
  ctx.notify(RESULTS);
  return saved;
}

/** No search finds a name of signs alone. */
function refuseUnfindable(field: string, names: readonly string[]): void {
  const wordless = names.find((name) => nameWords(name).length === 0);
  if (wordless === undefined) return;
  throw invalidField(field, 'search_name_not_findable', searchMessages.nothingToFind(wordless));
}

async function store(
  { clock }: DeskContext,
  tx: Database,
  id: number | undefined,
  { kind, names, meanings, is_active: isActive }: InferType<typeof conceptFields>,
): Promise<number> {
  const uses = kind === 'use' ? meanings : [];
  const row = { kind, names, meanings: uses, isActive, editedAt: clock.now() };
  const [saved] =
    id === undefined
      ? await tx.insert(searchConcepts).values(row).returning()
      : await tx.update(searchConcepts).set(row).where(eq(searchConcepts.id, id)).returning();
  if (!saved) throw MANAGED_CONCEPTS.missing();
  await indexConcepts(tx, [saved]);
  return saved.id;
}

interface RemoveConcept {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Removes what words mean; the next search no longer applies it. Staff only. */
export async function removeSearchConcept({ ctx, input }: RemoveConcept): Promise<void> {
  const remove = async (tx: Database) => {
    const isIt = eq(searchConcepts.id, input.id);
    const [row] = await tx.select().from(searchConcepts).where(isIt);
    if (row) await indexConcepts(tx, [{ ...row, isActive: false }]);
    await tx.delete(searchConcepts).where(isIt);
  };
  await removeManaged({ ctx, of: MANAGED_CONCEPTS, input, remove });
  ctx.notify(RESULTS);
}

interface ExplainQuery {
  ctx: DeskContext;
  input: { query: string; means: string };
}

/**
 * Says that a query is another name of something: joins the names that it already has, or begins
 * them. Staff only. Errors: those of `saveSearchConcept`.
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
  return saveSearchConcept({ ctx, input: { id: known?.id, fields } });
}
