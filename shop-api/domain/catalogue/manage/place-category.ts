import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { assertStaff, type DeskContext } from '../../trail/desk-context.ts';
import { changeMany, type Saved } from '../../trail/save-managed.ts';
import { versionsOf } from '../../trail/versions.ts';
import { readCategories } from '../categories.ts';
import { CATEGORIES } from './category-entries.ts';

interface PlaceCategory {
  ctx: DeskContext;
  /** `to`: the place among its siblings, from 0; beyond the last one: the last. */
  input: { id: number; version: number; to: number };
}

/**
 * Gives a category its place among its siblings, whose places change with it. Staff only. Errors:
 * those of `changeMany`.
 */
export async function placeCategory({ ctx, input }: PlaceCategory): Promise<Saved<number>> {
  assertStaff(ctx);
  const { id, version, to } = input;
  const others = await otherSiblings(ctx.db, id);
  const ordered = [...others.slice(0, to), id, ...others.slice(to)];
  const change = async (tx: Database) => {
    for (const [position, sibling] of ordered.entries()) {
      const isMoved = and(eq(categories.id, sibling), ne(categories.position, position));
      await tx.update(categories).set({ position }).where(isMoved);
    }
  };
  await changeMany({
    ctx,
    of: CATEGORIES,
    // Whoever has saved another of them meanwhile has not lost anything.
    input: ordered.map((one) => ({ id: one, version: one === id ? version : undefined })),
    action: 'placed',
    change,
  });
  ctx.notify(['categories']);
  return { id, version: (await versionsOf(ctx.db, CATEGORIES.kind, [id])).get(id) as number };
}

/** Returns the ids of the siblings of a category, in order. Errors: `not_found`. */
async function otherSiblings(db: Database, id: number): Promise<number[]> {
  const rows = await readCategories(db);
  const own = rows.find(({ category }) => category.id === id)?.category;
  if (!own) throw CATEGORIES.missing();
  return rows
    .map(({ category }) => category)
    .filter((other) => other.parentId === own.parentId && other.id !== id)
    .map((other) => other.id);
}
