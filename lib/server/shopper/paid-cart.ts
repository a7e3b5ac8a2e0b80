import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { TypedBilling } from '@/contract/orders/billing';
import { ApiError } from '@/lib/api-error';
import { callAs } from '@/lib/server/api/shopper-call';
import type { SessionData } from '@/lib/server/session/session';
import type { Gift } from '@/lib/view/cart';
import { dropVoucher } from './voucher';

/**
 * Removes gift options and voucher from the session once the order that took them is paid, also if
 * the browser never came back from the gateway. What was chosen since then stays. A payment that
 * cannot be read counts as unpaid.
 */
export async function forgetPaidCart(session: SessionData): Promise<void> {
  const payment = await readCartPayment(session);
  if (payment?.state === 'paid') forgetOrdered(session);
}

/** Does the same once that order is placed as a cash order, by its id. */
export async function forgetCartOf(session: SessionData, orderId: number): Promise<void> {
  const payment = await readCartPayment(session);
  if (payment?.order?.id === orderId) forgetOrdered(session);
}

/** Follows the new payment of an order that took the choices made for its cart. */
export async function followPayment(
  session: SessionData,
  { orderId, txnid }: { orderId: number; txnid: string },
): Promise<void> {
  const payment = await readCartPayment(session);
  if (session.cartPayment && payment?.order?.id === orderId) session.cartPayment.txnid = txnid;
}

function forgetOrdered(session: SessionData): void {
  const { cartPayment } = session;
  if (!cartPayment) return;
  dropVoucher(session, cartPayment.voucher);
  if (!cartPayment.isGiftChanged) forgetGift(session);
  if (!cartPayment.isBillingChanged) delete session.billing;
  if (cartPayment.store === session.collect?.store) delete session.collect;
  delete session.cartPayment;
}

/** Removes the choices made for a cart, whose order is placed. */
export function forgetCart(session: SessionData): void {
  forgetGift(session);
  delete session.collect;
  delete session.voucher;
  delete session.billing;
  delete session.cartPayment;
}

/** Saves gift options. Those that differ from an order under way stay when it is paid. */
export function changeGift(session: SessionData, gift: Gift): void {
  const before = giftOf(session);
  const isChanged =
    before.isGift !== gift.isGift || before.message !== gift.message || before.day !== gift.day;
  if (isChanged && session.cartPayment) session.cartPayment.isGiftChanged = true;
  session.isGift = gift.isGift;
  session.giftMessage = gift.message;
  session.giftDay = gift.day;
}

/** Returns the gift options of a session. */
export function giftOf(session: Readonly<SessionData>): Gift {
  const { isGift = false, giftMessage: message = '', giftDay: day } = session;
  return { isGift, message, day };
}

/** Saves whom the order is billed to, in the same way. */
export function changeBilling(session: SessionData, typed: TypedBilling): void {
  // Cookies take what JSON has: nothing undefined.
  const kept = Object.fromEntries(Object.entries(typed).filter(([, value]) => value));
  if (isDeepStrictEqual(session.billing ?? {}, kept)) return;
  if (session.cartPayment) session.cartPayment.isBillingChanged = true;
  if (Object.keys(kept).length > 0) session.billing = kept;
  else delete session.billing;
}

function forgetGift(session: SessionData): void {
  delete session.isGift;
  delete session.giftMessage;
  delete session.giftDay;
}

async function readCartPayment(session: SessionData) {
  const { cartPayment } = session;
  if (!cartPayment) return null;
  try {
    return await callAs(session)('getPayment', { params: { txnid: cartPayment.txnid } });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
