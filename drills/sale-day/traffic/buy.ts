import { setTimeout as pause } from 'node:timers/promises';
import { unsealData } from 'iron-session';
import type { CartData } from '../../../contract/cart/cart.ts';
import { DELIVERY_METHODS } from '../../../contract/orders/orders.ts';
import { CASH_ON_DELIVERY } from '../../../contract/orders/payment-kinds.ts';
import { chargeFor } from '../../../contract/shop/delivery-charges.ts';
import { toPaise, toRupees } from '../../../contract/shop/money.ts';
import { DEFAULT_SETTINGS } from '../../../contract/shop/settings.ts';
import type { Shopper } from '../people/shoppers.ts';
import { SESSION_SECRET, THINKS_MS } from '../settings.ts';
import type { Answers } from './answers.ts';
import { askAs } from './ask-as.ts';

/** Products of the demo shop that everybody wants today. */
const GOODS = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008];
/** The id behind the goods. */
export const FIRST_AFTER_GOODS = 1009;
/** Between two tries of a write, in ms. */
const AGAIN_MS = 500;
const MAX_LINES = 3;
/** Enough for the smallest order. */
const PIECES = 2;

/** An order that the shop has acknowledged. */
export interface Acknowledged {
  number: string;
  /** Under which it was sent, more than once where an answer was lost. */
  key: string;
  email: string;
  /** When it was acknowledged, in ms since 1970. */
  at: number;
  /** From the first try to the acknowledgement, in ms. */
  tookMs: number;
  tries: number;
}

/**
 * Fills a cart and orders it, however often each step takes. Undefined where the shop has refused
 * it, because a price has changed.
 */
export async function buy(answers: Answers, shopper: Shopper): Promise<Acknowledged | undefined> {
  const cart = await filledCart(answers, shopper);
  // It leads back to the cart where a price has changed since.
  await askAs(answers, shopper, { kind: 'cart', path: '/checkout' });
  const key = crypto.randomUUID();
  const from = Date.now() + THINKS_MS.buyer;
  const json = { ...formOf(shopper, cart), key };
  const { answer, tries } = await insist(() =>
    askAs(answers, shopper, { kind: 'order', path: '/api/checkout', json, key }),
  );
  if (answer.status !== 200) return undefined;
  const at = Date.now();
  const seal = shopper.browser.cookies.get('vanya_session') ?? '';
  const { placed } = await unsealData<{ placed?: { number: string } }>(seal, {
    password: SESSION_SECRET,
  });
  if (!placed) throw new Error('An acknowledged order has no number');
  return { number: placed.number, key, email: shopper.email, at, tookMs: at - from, tries };
}

/** Returns the cart with what was left in it, or with some goods, as it is displayed. */
async function filledCart(answers: Answers, shopper: Shopper): Promise<CartData> {
  const read = () => askAs(answers, shopper, { kind: 'cart', path: '/api/cart' });
  let text = (await insist(read)).answer.text;
  if (cartIn(text).cart_items.length > 0) return cartIn(text);
  const lines = 1 + Math.floor(Math.random() * MAX_LINES);
  const first = Math.floor(Math.random() * GOODS.length);
  for (let line = 0; line < lines; line += 1) {
    const json = { pid: GOODS[(first + line) % GOODS.length], quantity: PIECES };
    const key = crypto.randomUUID();
    const add = () => askAs(answers, shopper, { kind: 'cart', path: '/api/cart', json, key });
    text = (await insist(add)).answer.text;
  }
  return cartIn(text);
}

const cartIn = (text: string) => (JSON.parse(text) as { cart: CartData }).cart;

/** Thinks, and sends a request again, a write with its key, until the shop has said yes or no. */
export async function insist(send: () => ReturnType<typeof askAs>) {
  await pause(THINKS_MS.buyer);
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (answer && answer.status < 500) return { answer, tries };
    await pause(AGAIN_MS);
  }
}

/** The form of the checkout page, with the figures that it displays. */
function formOf({ addressId, cityId }: Shopper, cart: CartData) {
  const { total, discount_amt: discount, gst_amt: tax, shipping_gst_amt: shippingTax } = cart;
  const to = { goodsPaise: toPaise(total), cityId, isMember: false };
  const shipping = { [addressId]: toRupees(chargeFor(DEFAULT_SETTINGS.delivery, to).paise) };
  const codes = { voucher: '', refusedVoucher: '' };
  const displayed = { total, discount, tax, shippingTax, shipping, giftBalance: 0, ...codes };
  return {
    address: addressId,
    payment: CASH_ON_DELIVERY,
    delivery: DELIVERY_METHODS[0],
    displayed: JSON.stringify(displayed),
  };
}
