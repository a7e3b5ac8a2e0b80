import { and, inArray, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type {
  ChangedProduct,
  priceChange,
  tagChange,
  visibilityChange,
} from '../../../../contract/catalogue/desk-bulk.ts';
import type { DeskProduct } from '../../../../contract/catalogue/desk-products.ts';
import { manageMessages } from '../../../../contract/messages/manage.ts';
import { deskMessages } from '../../../../contract/messages/staff-desk.ts';
import { toPaise } from '../../../../contract/shop/money.ts';
import type { Database } from '../../../db/database.ts';
import { tags } from '../../../db/schema/product-attributes.ts';
import { productTags } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { assertKnown } from '../../kernel/assert-known.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { readFacts } from '../goods-facts.ts';
import { changeSelection } from './change-selection.ts';
import { missingIn, showByTime } from './product-states.ts';

interface Change<Input> {
  ctx: DeskContext;
  input: Input;
}

/**
 * Sets MRP and price of products, or changes their prices by a percentage. Staff only. Errors: those
 * of `changeSelection`.
 */
export function changePrices({ ctx, input }: Change<InferType<typeof priceChange>>) {
  const plan = (before: DeskProduct) => {
    const mrp = input.mrp ?? before.mrp;
    const price = priceAfter(before.price, mrp, input);
    return {
      after: { mrp, price },
      problem: price > mrp ? manageMessages.priceAboveMrp : undefined,
    };
  };
  const apply = async (tx: Database, planned: ReadonlyMap<number, DeskProduct>) => {
    const goods = [...planned];
    await tx.execute(sql`
      UPDATE ${products} SET mrp_paise = planned.mrp, price_paise = planned.price, updated_at = now()
      FROM unnest(
        ${sql.param(goods.map(([id]) => id))}::int[],
        ${sql.param(goods.map(([, { mrp }]) => toPaise(mrp)))}::int[],
        ${sql.param(goods.map(([, { price }]) => toPaise(price)))}::int[]
      ) AS planned (id, mrp, price)
      WHERE ${products.id} = planned.id`);
  };
  return changeSelection({ ctx, selection: input, action: 'priced', plan, apply });
}

/** A percentage makes whole rupees, at least one, and never more than the MRP. */
function priceAfter(
  before: number,
  mrp: number,
  { price, percent }: { price?: number | undefined; percent?: number | undefined },
): number {
  if (price !== undefined) return price;
  if (percent === undefined) return before;
  return Math.min(mrp, Math.max(1, Math.round(before * (1 + percent / 100))));
}

/** Gives products tags and takes others. Staff only. Errors: `invalid` for a tag that is not; others. */
export async function changeTags({
  ctx,
  input,
}: Change<InferType<typeof tagChange>>): Promise<ChangedProduct[]> {
  const named = { field: 'add', label: 'Tag', table: tags };
  await assertKnown(ctx.db, { ...named, ids: input.add });
  const plan = ({ tag_ids }: DeskProduct) => {
    const remaining = tag_ids.filter((id) => !input.remove.includes(id));
    return { after: { tag_ids: [...new Set([...remaining, ...input.add])].sort((a, b) => a - b) } };
  };
  const apply = async (tx: Database, planned: ReadonlyMap<number, DeskProduct>) => {
    const ids = [...planned.keys()];
    const isTaken = inArray(productTags.tagId, input.remove);
    await tx.delete(productTags).where(and(inArray(productTags.productId, ids), isTaken));
    const rows = ids.flatMap((productId) => input.add.map((tagId) => ({ productId, tagId })));
    // The words follow: triggers queue these products for the job that stores them.
    if (rows.length > 0) await tx.insert(productTags).values(rows).onConflictDoNothing();
  };
  return changeSelection({ ctx, selection: input, action: 'tagged', plan, apply });
}

/** Publishes or archives products, and sets when they are visible. Staff only. Errors: others. */
export async function changeVisibility({
  ctx,
  input,
}: Change<InferType<typeof visibilityChange>>): Promise<ChangedProduct[]> {
  const facts = await readFacts(ctx.db);
  const plan = (before: DeskProduct) => {
    const after = { ...(input.to && { state: input.to }), ...input.visible };
    const missing = after.state === 'published' ? missingIn(before, facts) : [];
    const [first] = missing;
    return { after, problem: first && deskMessages.lacking(missing.map(({ message }) => message)) };
  };
  const apply = async (tx: Database, planned: ReadonlyMap<number, DeskProduct>) => {
    const ids = [...planned.keys()];
    const { to, visible } = input;
    const columns = {
      ...(to && { state: to, isPublished: false }),
      ...(visible && {
        visibleFrom: dateOf(visible.visible_from),
        visibleUntil: dateOf(visible.visible_until),
      }),
    };
    if (Object.keys(columns).length === 0) return;
    await tx.update(products).set(columns).where(inArray(products.id, ids));
    await showByTime(tx, ids, ctx.clock.now());
  };
  return changeSelection({ ctx, selection: input, action: input.to ?? 'timed', plan, apply });
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
