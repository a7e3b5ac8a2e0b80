import { asc, eq, isNotNull } from 'drizzle-orm';
import { featuredFields } from '../../../../../contract/content/manage-home.ts';
import type { GivenFields } from '../../../../../contract/kit/check.ts';
import type { Database } from '../../../../db/database.ts';
import { categories } from '../../../../db/schema/categories.ts';
import { assertKnown } from '../../../kernel/assert-known.ts';
import { checkedJson } from '../../../kernel/checked-input.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { staffOf } from '../../../kernel/who.ts';
import type { DeskContext } from '../../../trail/desk-context.ts';
import type { Managed } from '../../../trail/managed.ts';
import { type Saved, saveManaged } from '../../../trail/save-managed.ts';

/** The shop has one list. */
const ONLY = 1;

const NAME = 'Featured categories';

interface FeaturedEntry {
  name: string;
  categories: { id: number; name: string }[];
}

/** The list of featured categories, for desk and trail. */
export const featuredManaged: Managed<number, FeaturedEntry> = {
  kind: 'featured_categories',
  missing: () => notFound('featured_list_not_found', 'List'),
  async read(tx, ids) {
    const rows = await tx
      .select({ id: categories.id, name: categories.featuredName })
      .from(categories)
      .where(isNotNull(categories.featuredOrder))
      .orderBy(asc(categories.featuredOrder));
    const list = rows.map(({ id, name }) => ({ id, name: name ?? '' }));
    return new Map(
      ids.filter((id) => id === ONLY).map((id) => [id, { name: NAME, categories: list }]),
    );
  },
};

/** Returns the lists of featured categories: the only one. Staff only. */
export async function listFeatured({ ctx: { db, who } }: { ctx: Pick<Context, 'db' | 'who'> }) {
  staffOf(who);
  const count = await db.$count(categories, isNotNull(categories.featuredOrder));
  return { data: [{ id: ONLY, name: NAME, count }], total_count: 1, total_pages: 1 };
}

interface SaveFeatured {
  ctx: DeskContext;
  /** Nobody adds one: without an id there is none. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Replaces the list of featured categories. Staff only. Errors: `invalid` by field; those of
 * `saveManaged`.
 */
export async function saveFeaturedCategories({ ctx, input }: SaveFeatured): Promise<Saved<number>> {
  const { categories: list } = await checkedJson(featuredFields, input.fields);
  const ids = list.map(({ id }) => id);
  const write = async (tx: Database) => {
    await assertKnown(tx, { field: 'categories', label: 'Category', table: categories, ids });
    const none = { featuredOrder: null, featuredName: null };
    await tx.update(categories).set(none).where(isNotNull(categories.featuredOrder));
    for (const [index, { id, name }] of list.entries()) {
      const row = { featuredOrder: index + 1, featuredName: name || null };
      await tx.update(categories).set(row).where(eq(categories.id, id));
    }
    return ONLY;
  };
  const saved = await saveManaged({
    ctx,
    of: featuredManaged,
    input: { id: ONLY, ...input },
    write,
  });
  ctx.notify(['categories', 'home', 'chrome']);
  return saved;
}
