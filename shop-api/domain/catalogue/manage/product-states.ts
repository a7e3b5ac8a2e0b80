import { and, inArray, sql } from 'drizzle-orm';
import type { FactValues, GoodsFact } from '../../../../contract/catalogue/fact-values.ts';
import { type LabelFacts, missingFacts } from '../../../../contract/catalogue/label-law.ts';
import type { DeskProductFields } from '../../../../contract/catalogue/manage.ts';
import { deskMessages } from '../../../../contract/messages/staff-desk.ts';
import { factMessages } from '../../../../contract/messages/staff-facts.ts';
import { englishText } from '../../../../contract/messages/text-with-values.ts';
import { PACKING_CATEGORY_ID } from '../../../../contract/shop/limits.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { datedRows } from '../../kernel/dated.ts';
import { DomainError } from '../../kernel/errors.ts';
import { tagsOfProducts } from './tags-of-products.ts';

/** What goods are held against before they are published. */
type Publishable = LabelFacts & { category_id: unknown; facts: FactValues };

/** A field that goods lack, and what to tell staff. */
interface Missing {
  field: string;
  message: string;
}

/**
 * Returns what the law and the facts of their category demand and these fields lack; packing materials
 * are not sold as goods.
 */
export function missingIn(fields: Publishable, facts: readonly GoodsFact[]): Missing[] {
  const { category_id: category } = fields;
  if (category === PACKING_CATEGORY_ID) return [];
  const demanded = facts.filter((fact) => fact.demandedBy.includes(category as number));
  const lacking = demanded.filter(({ key }) => fields.facts[key] === undefined);
  return [
    ...missingFacts(fields),
    ...lacking.map(({ key, name }) => ({
      field: `facts.${key}`,
      message: englishText(factMessages.missing(name)),
    })),
  ];
}

/** Refuses goods that lack what is demanded of them. Errors: `invalid` by field. */
export function assertPublishable(fields: DeskProductFields, facts: readonly GoodsFact[]): void {
  const missing = missingIn(fields, facts);
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
