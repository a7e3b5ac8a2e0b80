import type { OrderRow } from '../inventory/open-order.ts';
import { lockOpenOrder } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { customerOf } from '../kernel/who.ts';
import type { OrderDraft, OrderToWrite } from './draft-order.ts';
import { draftOrder } from './draft-order.ts';
import { changeState } from './move-order.ts';

interface CancelOpenOrder {
  /** The context of the transaction that places the new order. */
  ctx: Context;
  /** The order that is placed instead. */
  input: OrderToWrite;
  /** Whether the customer continues with the open order. Default: never. */
  isReusable?: (open: OrderRow, draft: OrderDraft) => Promise<boolean>;
}

/**
 * Cancels the customer's open order of the same cart, or returns it where the customer continues
 * with it. Drafts the new order once before that, which takes all locks in the common sequence.
 * Errors: see `draftOrder`.
 */
export async function cancelOpenOrder({
  ctx,
  input,
  isReusable,
}: CancelOpenOrder): Promise<OrderRow | undefined> {
  const open = await lockOpenOrder(ctx.db, customerOf(ctx.who));
  if (!open) return undefined;
  const draft = await draftOrder({ ctx, input, instead: open.id });
  if (await isReusable?.(open, draft)) return open;
  await changeState({ ctx, order: open, to: 'cancelled' });
  return undefined;
}
