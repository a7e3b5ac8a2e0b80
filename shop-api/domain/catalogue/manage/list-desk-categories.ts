import { sql } from 'drizzle-orm';
import type { DeskCategoryRow } from '../../../../contract/catalogue/desk-categories.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { type Paging, pagedAnswer } from '../../kernel/paging.ts';
import { toPicture } from '../../kernel/pictures.ts';
import { staffOf } from '../../kernel/who.ts';
import { type CategoryRow, pathOf, readCategories } from '../categories.ts';

interface ListCategories {
  ctx: Context;
  input: Paging & {
    q?: string | undefined;
    sort: 'place' | 'name' | 'products';
    order: 'asc' | 'desc';
  };
}

/** Returns a page of the categories, those below a category right after it. Staff only. */
export async function listDeskCategories({ ctx: { db, who }, input }: ListCategories) {
  staffOf(who);
  const rows = await readCategories(db);
  const counts = await countProducts(db);
  const all = inTree(rows, null).map((row) => toRow(rows, row, counts));
  const q = input.q?.toLowerCase();
  const found = q ? all.filter(({ name }) => name.toLowerCase().includes(q)) : all;
  const sorted = found.toSorted(ORDERS[input.sort]);
  if (input.order === 'desc') sorted.reverse();
  const { page, pageSize } = input;
  const data = sorted.slice((page - 1) * pageSize, page * pageSize);
  return pagedAnswer(data, sorted.length, input);
}

const ORDERS: Record<
  ListCategories['input']['sort'],
  (one: DeskCategoryRow, other: DeskCategoryRow) => number
> = {
  place: () => 0,
  name: (one, other) => one.name.localeCompare(other.name),
  products: (one, other) => one.products - other.products,
};

/** Categories are few, and their products are counted by an index. */
async function countProducts(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: products.categoryId, count: sql<number>`count(*)::int` })
    .from(products)
    .groupBy(products.categoryId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function siblingsOf(rows: readonly CategoryRow[], parentId: number | null): CategoryRow[] {
  return rows.filter(({ category }) => category.parentId === parentId);
}

function inTree(rows: readonly CategoryRow[], parentId: number | null): CategoryRow[] {
  return siblingsOf(rows, parentId).flatMap((row) => [row, ...inTree(rows, row.category.id)]);
}

function toRow(
  rows: readonly CategoryRow[],
  row: CategoryRow,
  counts: ReadonlyMap<number, number>,
): DeskCategoryRow {
  const { id, name, level, parentId } = row.category;
  const siblings = siblingsOf(rows, parentId);
  const above = pathOf(rows, parentId).map(({ category }) => category.name);
  return {
    ...{ id, name, level },
    above: above.join(' › '),
    place: siblings.indexOf(row),
    siblings: siblings.length,
    image: row.picture && toPicture(row.picture),
    products: counts.get(id) ?? 0,
  };
}
