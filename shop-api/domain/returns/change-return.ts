import { eq, type SQL } from 'drizzle-orm';
import { isOpenReturn, type ReturnState } from '../../../contract/returns/return-states.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { returnEvents, returnRequests } from '../../db/schema/returns.ts';
import { forgetPicturesOfClosedAccounts } from '../accounts/profile/closed-account-pictures.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { lockOrder } from '../orders/move-order.ts';

/** A stored request. */
export type ReturnRow = typeof returnRequests.$inferSelect;

/**
 * Returns a request and its order, locked until the transaction ends, the order first: requests of
 * one order are settled one after the other. Errors: `not_found`.
 */
export async function lockReturn(
  tx: Database,
  where: SQL | undefined,
): Promise<{ order: OrderRow; request: ReturnRow }> {
  const [found] = await tx
    .select({ orderId: returnRequests.orderId })
    .from(returnRequests)
    .where(where);
  if (!found) throw notFound('return_not_found', 'Request');
  const order = await lockOrder(tx, eq(orders.id, found.orderId));
  const [request] = await tx.select().from(returnRequests).where(where).for('update');
  if (!request) throw notFound('return_not_found', 'Request');
  return { order, request };
}

type Settled = Partial<Pick<ReturnRow, 'answer' | 'refundPaise' | 'giftCardPaise' | 'stockTaken'>>;

interface ChangeReturn {
  id: number;
  to: ReturnState;
  /** What the move has settled. */
  settled?: Settled;
}

/**
 * Moves a locked request to a state, with its history and the message to the customer. At its end
 * the pictures of a closed account are deleted.
 */
export async function changeReturn(
  ctx: Pick<Context, 'db' | 'clock'>,
  { id, to, settled = {} }: ChangeReturn,
): Promise<void> {
  const endedAt = isOpenReturn(to) ? null : ctx.clock.now();
  await ctx.db
    .update(returnRequests)
    .set({ state: to, endedAt, ...settled })
    .where(eq(returnRequests.id, id));
  if (endedAt) await forgetPicturesOfClosedAccounts(ctx.db, eq(returnRequests.id, id));
  await recordReturnState(ctx, { id, state: to });
}

/** Adds a state to the history of a request and queues the messages about it, to the shop too. */
export async function recordReturnState(
  ctx: Pick<Context, 'db' | 'clock'>,
  { id: returnId, state }: { id: number; state: ReturnState },
): Promise<void> {
  await ctx.db.insert(returnEvents).values({ returnId, state, at: ctx.clock.now() });
  // The customer withdraws a request on screen and needs no message.
  if (state === 'withdrawn') return;
  const payload = { returnId, news: state };
  const once = `return ${returnId} ${state}`;
  await queueMail({ ctx, input: { kind: 'return_request_sms', payload, once } });
  await queueMail({ ctx, input: { kind: 'return_request', payload, once } });
  if (state !== 'requested') return;
  const toStaff = { kind: 'return_request_desk', payload: { returnId }, once } as const;
  await queueMail({ ctx, input: toStaff });
}
