import { and, eq } from 'drizzle-orm';
import type { ReturnReason, ReturnRemedy } from '../../../contract/returns/return-states.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isOrderOf } from '../inventory/open-order.ts';
import { limitAttempts } from '../kernel/attempts.ts';
import type { Context } from '../kernel/context.ts';
import { HOUR_MS } from '../kernel/durations.ts';
import { makePhotos } from '../kernel/make-photos.ts';
import { type Customer, customerOf } from '../kernel/who.ts';
import { lockOrder } from '../orders/move-order.ts';
import { recordReturnState } from './change-return.ts';
import { addReturnPhotos } from './return-photos.ts';
import { lineToReturn } from './returnable.ts';

interface AskForReturn {
  ctx: Context;
  input: {
    orderId: number;
    productId: number;
    quantity: number;
    reason: ReturnReason;
    details: string;
    remedy: ReturnRemedy;
    /** Names the form: a repeated request changes nothing. */
    key: string;
    /** The files as sent, unchecked. */
    photos: readonly Uint8Array[];
  };
}

const REQUESTS = { name: 'return request', max: 20, windowMs: HOUR_MS };

/**
 * Requests a replacement or refund for a line of an own order, and returns the request's id.
 * Customers only. Errors: `not_found`, also for another customer's order; `conflict` and `invalid`
 * as for `lineToReturn`; `invalid` (photos); `too_many_requests`.
 */
export async function askForReturn({ ctx, input }: AskForReturn): Promise<number> {
  const customer = customerOf(ctx.who);
  // Checked before the pictures are made, which takes time, and again when the request is written.
  const earlier = await inTransaction(ctx.db, (db) => check({ ...ctx, db }, customer, input));
  if ('id' in earlier) return earlier.id;
  await limitAttempts({ ctx, input: { limit: REQUESTS, of: String(customer.customerId) } });
  const photos = await makePhotos(ctx, input.photos);
  return inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const found = await check(inside, customer, input);
    if ('id' in found) return found.id;
    const id = await addRequest(inside, { input, customer, ...found });
    await addReturnPhotos(inside, id, photos);
    await recordReturnState(inside, { id, state: 'requested' });
    return id;
  });
}

/** Locks the order. Returns the request that the same form has made, or the line for a new one. */
async function check(
  inside: Context,
  customer: Customer,
  input: AskForReturn['input'],
): Promise<{ id: number } | { orderLineId: number }> {
  const { db, clock } = inside;
  const order = await lockOrder(db, isOrderOf(customer, input.orderId));
  const id = await findByKey(inside, customer, input.key);
  if (id !== undefined) return { id };
  const line = await lineToReturn(db, { ...input, order, now: clock.now() });
  return { orderLineId: line.id };
}

/** Returns the request that the same form has made. */
async function findByKey({ db }: Context, { customerId }: Customer, key: string) {
  const isOfForm = and(
    eq(returnRequests.customerId, customerId),
    eq(returnRequests.requestKey, key),
  );
  const [found] = await db.select({ id: returnRequests.id }).from(returnRequests).where(isOfForm);
  return found?.id;
}

interface NewRequest {
  input: AskForReturn['input'];
  customer: Customer;
  orderLineId: number;
}

async function addRequest(
  { db, clock }: Context,
  { input, customer: { customerId }, orderLineId }: NewRequest,
): Promise<number> {
  const { orderId, quantity, reason, details, remedy, key: requestKey } = input;
  const [added] = await db
    .insert(returnRequests)
    .values({
      ...{ orderId, orderLineId, customerId, requestKey, quantity, reason, details, remedy },
      state: 'requested',
      createdAt: clock.now(),
    })
    .returning({ id: returnRequests.id });
  if (!added) throw new Error('An insert always answers its row');
  return added.id;
}
