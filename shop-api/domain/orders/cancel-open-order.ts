import { eq, or } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { lockOpenOrder, type OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { customerOf } from '../kernel/who.ts';
import { draftOrder, type OrderDraft, type OrderToWrite } from './draft-order.ts';
import { changeState } from './move-order.ts';

interface CancelOpenOrder {
  /** The context of the transaction that places the new order. */
  ctx: Context;
  /** The order that is placed instead. */
  input: OrderToWrite;
  /** Whether the customer continues with the open order. Default: never. */
  isReusable?: (open: OrderRow, draft: OrderDraft) => Promise<boolean>;
}

interface Cleared {
  /** The open order, where the customer continues with it. */
  same?: OrderRow;
  /** The open order, where it is cancelled for the new one. */
  replaced?: OrderRow;
}

/**
 * Cancels the customer's open order of the same cart, unless the customer continues with it. Drafts
 * the new order once before that, which takes all locks in the common sequence. The caller stores
 * the new order and names it with `noteReplacement`.
 * Errors: see `draftOrder`.
 */
export async function cancelOpenOrder({
  ctx,
  input,
  isReusable,
}: CancelOpenOrder): Promise<Cleared> {
  const open = await lockOpenOrder(ctx.db, customerOf(ctx.who));
  if (!open) return {};
  const draft = await draftOrder({ ctx, input, instead: open.id });
  if (await isReusable?.(open, draft)) return { same: open };
  await changeState({ ctx, order: open, to: 'cancelled' });
  return { replaced: open };
}

interface Replacement {
  replaced: OrderRow | undefined;
  /** The new order, in the same transaction. */
  by: OrderRow;
}

/**
 * Stores which order took the place of a cancelled one. What that one had replaced itself is
 * replaced by the new one too, so that every reader is led to the order that holds.
 */
export async function noteReplacement(
  { db: tx }: Pick<Context, 'db'>,
  { replaced, by }: Replacement,
): Promise<void> {
  if (!replaced) return;
  await tx
    .update(orders)
    .set({ replacedBy: by.id })
    .where(or(eq(orders.id, replaced.id), eq(orders.replacedBy, replaced.id)));
}
