import { eq, inArray, sql } from 'drizzle-orm';
import type { DeskCategory } from '../../../../contract/catalogue/desk-categories.ts';
import {
  type DeskCategoryFields,
  deskCategoryFields,
} from '../../../../contract/catalogue/manage.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { manageMessages } from '../../../../contract/messages/manage.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { assertFree } from '../../kernel/assert-known.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { invalidField } from '../../kernel/errors.ts';
import { checkPictures } from '../../pictures/check-pictures.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { type Saved, saveManaged } from '../../trail/save-managed.ts';
import { branchOf, readCategories } from '../categories.ts';
import { toCategoryRow } from './add-categories.ts';
import { CATEGORIES } from './category-entries.ts';

const UNIQUES = { categories_slug_unique: ['slug', 'Slug'] } as const;
const MAX_LEVEL = 3;
/** Categories are few, so one transaction at a time changes the tree. */
const TREE_LOCK = 7_490_004;

interface SaveCategory {
  ctx: DeskContext;
  /** Without an id: a new category. The fields are checked by `deskCategoryFields`. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Adds or replaces a category; those below it move with it. Menu and listings show it at once; where
 * its name changes, a job stores the words of its products within a second or two. Staff only. Errors:
 * `invalid` by field; those of `saveManaged`.
 */
export async function saveCategory({ ctx, input }: SaveCategory): Promise<Saved<number>> {
  const fields = await checkedJson(deskCategoryFields, input.fields);
  const write = async (tx: Database, before: DeskCategory | undefined) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${TREE_LOCK})`);
    await assertPictures(tx, fields, before);
    const level = await placeInTree(tx, input.id, fields.parent_id);
    const row = toCategoryRow(fields, level);
    return assertFree(UNIQUES, () => store(tx, input.id, row));
  };
  const saved = await saveManaged({ ctx, of: CATEGORIES, input, write });
  ctx.notify(['categories', 'products']);
  return saved;
}

const PICTURES = [
  { field: 'picture_id', use: 'category' },
  { field: 'web_banner_id', use: 'banner' },
  { field: 'mobile_banner_id', use: 'phone_banner' },
] as const;

async function assertPictures(
  tx: Database,
  fields: DeskCategoryFields,
  before: DeskCategory | undefined,
): Promise<void> {
  const existing = new Set(PICTURES.map(({ field }) => before?.[field] ?? null));
  const named = PICTURES.map(({ field, use }) => ({ field, id: fields[field], use }));
  await checkPictures(tx, named, existing);
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

async function store(tx: Database, id: number | undefined, row: Row): Promise<number> {
  const own = { id: categories.id };
  const [saved] =
    id === undefined
      ? await tx.insert(categories).values(row).returning(own)
      : await tx.update(categories).set(row).where(eq(categories.id, id)).returning(own);
  return saved?.id as number;
}
