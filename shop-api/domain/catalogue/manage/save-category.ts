import { eq, inArray, sql } from 'drizzle-orm';
import type { CategoryFields } from '../../../../contract/catalogue/manage.ts';
import { categoryFields } from '../../../../contract/catalogue/manage.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { manageMessages } from '../../../../contract/messages/manage.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import { branchOf, readCategories } from '../categories.ts';
import { toCategoryRow } from './add-categories.ts';
import { assertFree, assertKnown } from './assert-known.ts';
import type { ManageContext } from './manage-context.ts';

const UNIQUES = {
  categories_slug_unique: ['slug', 'Slug'],
  categories_featured_order_unique: ['featured_order', 'Place in the featured list'],
} as const;
const MAX_LEVEL = 3;
/** Categories are few, so one transaction at a time changes the tree. */
const TREE_LOCK = 7_490_004;

interface SaveCategory {
  ctx: ManageContext;
  /** Without an id: a new category. The fields are checked by `categoryFields`. */
  input: { id?: number | undefined; fields: GivenFields };
}

/**
 * Adds or replaces a category; those below it move with it. Menu and listings show it at once; where
 * its name changes, a job stores the words of its products within a second or two. Errors: `invalid`
 * by field; `not_found`.
 * @returns its id
 */
export async function saveCategory({ ctx, input }: SaveCategory): Promise<number> {
  const fields = await checkedJson(categoryFields, input.fields);
  const id = await inTransaction(ctx.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${TREE_LOCK})`);
    await assertPictures(tx, fields);
    const level = await placeInTree(tx, input.id, fields.parent_id);
    const row = toCategoryRow(fields, level);
    return assertFree(UNIQUES, () => write(tx, input.id, row));
  });
  ctx.notify(['categories', 'products']);
  return id;
}

async function assertPictures(tx: Database, fields: CategoryFields): Promise<void> {
  for (const field of ['picture_id', 'web_banner_id', 'mobile_banner_id'] as const) {
    await assertKnown(tx, { field, label: 'Picture', table: pictures, ids: [fields[field]] });
  }
}

/** Returns the level below the parent, and moves those below the category with it. */
async function placeInTree(
  tx: Database,
  id: number | undefined,
  parentId: number | null,
): Promise<number> {
  const rows = await readCategories(tx);
  const find = (wanted: number) => rows.find(({ category }) => category.id === wanted)?.category;
  const parent = parentId === null ? undefined : find(parentId);
  if (parentId !== null && !parent)
    throw invalidField('parent_id', 'entry_unknown', manageMessages.unknown('Parent'));
  const level = (parent?.level ?? 0) + 1;
  const own = id === undefined ? undefined : find(id);
  const branch = own ? branchOf(rows, own.id) : [];
  if (parentId !== null && branch.includes(parentId))
    throw invalidField('parent_id', 'category_below_itself', manageMessages.belowItself);
  const moved = own ? level - own.level : 0;
  const deepest = Math.max(level, ...branch.map((below) => (find(below)?.level ?? 0) + moved));
  if (deepest > MAX_LEVEL)
    throw invalidField('parent_id', 'category_too_deep', manageMessages.tooDeep);
  const below = branch.filter((other) => other !== id);
  if (moved !== 0 && below.length > 0) {
    await tx
      .update(categories)
      .set({ level: sql`${categories.level} + ${moved}` })
      .where(inArray(categories.id, below));
  }
  return level;
}

type Row = ReturnType<typeof toCategoryRow>;

async function write(tx: Database, id: number | undefined, row: Row): Promise<number> {
  const own = { id: categories.id };
  const [saved] =
    id === undefined
      ? await tx.insert(categories).values(row).returning(own)
      : await tx.update(categories).set(row).where(eq(categories.id, id)).returning(own);
  if (!saved) throw notFound('category_not_found', 'Category');
  return saved.id;
}
