import { and, inArray, sql } from 'drizzle-orm';
import { type LabelFacts, missingFacts } from '../../../../contract/catalogue/label-law.ts';
import type { DeskProductFields } from '../../../../contract/catalogue/manage.ts';
import { deskMessages } from '../../../../contract/messages/staff-desk.ts';
import { PACKING_CATEGORY_ID } from '../../../../contract/shop/limits.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { datedRows } from '../../kernel/dated.ts';
import { DomainError } from '../../kernel/errors.ts';
import { tagsOfProducts } from './tags-of-products.ts';

/** Returns what the law demands and these fields lack; packing materials are not sold as goods. */
export function missingIn(
  fields: LabelFacts & { category_id: unknown },
): ReturnType<typeof missingFacts> {
  return fields.category_id === PACKING_CATEGORY_ID ? [] : missingFacts(fields);
}

/** Refuses goods that lack what the law demands. Errors: `invalid` by field. */
export function assertLawful(fields: DeskProductFields): void {
  const missing = missingIn(fields);
  if (missing.length === 0) return;
  const errors = Object.fromEntries(missing.map(({ field, message }) => [field, [message]]));
  throw new DomainError('invalid', 'facts_missing', deskMessages.notPublishable, { errors });
}

/** Whether a product is in the shop at a moment: published, and the time is right. */
const isInShopAt = (now: Date) => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`(${products.state} = 'published'
    AND coalesce(${products.visibleFrom} <= ${moment}, true)
    AND coalesce(${products.visibleUntil} > ${moment}, true))`;
};

/** Shows or hides products as their state and the time ask for. */
export async function showByTime(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  const inShop = isInShopAt(now);
  await tx
    .update(products)
    .set({ isPublished: inShop })
    .where(and(inArray(products.id, [...ids]), sql`${products.isPublished} <> ${inShop}`));
}

/** Those that a moment can show or hide; without these bounds somebody else has decided. */
const hasTime = sql`(${products.visibleFrom} IS NOT NULL OR ${products.visibleUntil} IS NOT NULL)`;

/** When products come and go. */
export const productTimes = datedRows(products, ['products']);

/** Shows and hides products whose time has come, and says so to the storefronts. Returns how many. */
export async function showDueProducts({
  db,
  clock,
  notify,
}: Pick<Context, 'db' | 'clock' | 'notify'>): Promise<number> {
  const inShop = isInShopAt(clock.now());
  const due = await db
    .update(products)
    .set({ isPublished: inShop })
    .where(and(hasTime, sql`${products.isPublished} <> ${inShop}`))
    .returning({ id: products.id });
  if (due.length > 0) notify(tagsOfProducts(due.map(({ id }) => id)));
  return due.length;
}
