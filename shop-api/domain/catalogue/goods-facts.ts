import { asc, eq } from 'drizzle-orm';
import { type FactFields, factFields } from '../../../contract/catalogue/fact-desk.ts';
import type { GoodsFact } from '../../../contract/catalogue/fact-values.ts';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { facts } from '../../db/schema/facts.ts';
import { toFields } from '../desk/entries.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/who.ts';

const FIELDS = Object.keys(factFields.fields);

/** Reads the facts that goods have now, in order, each with all its categories. */
export async function readFacts(db: Database): Promise<GoodsFact[]> {
  const rows = await db
    .select()
    .from(facts)
    .where(eq(facts.isActive, true))
    .orderBy(asc(facts.position), asc(facts.id));
  const isLimited = rows.some((row) => row.categoryIds.length + row.requiredIds.length > 0);
  const tree: Tree = isLimited ? await readTree(db) : new Map();
  return rows.map((row) => ({
    ...(toFields({ table: facts }, FIELDS, row) as unknown as FactFields),
    of:
      row.categoryIds.length === 0
        ? null
        : withBelow(tree, [...row.categoryIds, ...row.requiredIds]),
    demandedBy: withBelow(tree, row.requiredIds),
  }));
}

/** The ids of the categories below each category. */
type Tree = ReadonlyMap<number | null, readonly number[]>;

async function readTree(db: Database): Promise<Tree> {
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories);
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  return new Map([...below].map(([parent, children]) => [parent, children.map(({ id }) => id)]));
}

function withBelow(tree: Tree, ids: readonly number[]): number[] {
  const all = ids.flatMap((id) => [id, ...withBelow(tree, tree.get(id) ?? [])]);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Returns the same for the forms and files of goods. Staff only. */
export async function listGoodsFacts({ ctx }: { ctx: Context }): Promise<GoodsFact[]> {
  staffOf(ctx.who);
  return readFacts(ctx.db);
}
