import 'server-only';
import { boolean, number, object, string } from 'yup';
import { addToCartBody, type CartData } from '@/contract/cart/cart';
import { chosenDay } from '@/contract/kit/days';
import { cartMessages, cartRefusals } from '@/contract/messages/cart';
import { giftDayMessages } from '@/contract/messages/gift-days';
import { sharingMessages } from '@/contract/messages/sharing';
import { MAX_GIFT_MESSAGE_LENGTH } from '@/contract/shop/limits';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { listPacking } from '@/lib/server/api/products';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { readCart, shopperCart } from '@/lib/server/shopper/cart';
import { giftSpan } from '@/lib/server/shopper/gift-span';
import { changeGift, forgetPaidCart, giftOf } from '@/lib/server/shopper/paid-cart';
import { addedOutcome } from './added-outcome';

const giftFields = object({
  isGift: boolean()
    .transform((_value, sent: unknown) => sent === true || sent === 'on')
    .default(false),
  message: string()
    .transform((text: string) => text.replaceAll('\r\n', '\n'))
    .max(MAX_GIFT_MESSAGE_LENGTH, cartRefusals.giftMessageTooLong(MAX_GIFT_MESSAGE_LENGTH))
    .default(''),
  /** Product id of the packing; 0 for none. */
  packing: number()
    .transform((value: number, sent: unknown) => (sent === '' ? 0 : value))
    .integer()
    .min(0)
    .default(0),
});

/** The first day on which it may arrive, `2026-12-01`; empty: as soon as it can. */
function dayField() {
  const { first, last } = giftSpan();
  const isPossible = (day = '') => day === '' || (day >= first && day <= last);
  const outside = giftDayMessages.outside(first, last);
  return object({ day: chosenDay('Deliver on or after').test('span', outside, isPossible) });
}

/**
 * Saves the gift options in the session, and puts only the chosen packing into the cart. The day is
 * checked when the rest is saved, so that a wrong one takes nothing else with it.
 */
export async function saveGiftAction({ input, call, session }: Write<unknown>): Promise<Written> {
  const { isGift, message, packing } = await input(giftFields);
  const cart = await readCart({ session, call });
  const packed = await choosePacking({ cart, call, packing: isGift ? packing : 0 });
  await forgetPaidCart(session);
  changeGift(session, { ...giftOf(session), isGift, message });
  const { day } = await input(dayField());
  changeGift(session, { isGift, message, day: day || undefined });
  const data = await shopperCart({ session, call }, packed);
  return { data, message: cartMessages.giftSaved };
}

/** Puts a product into the cart, which is a gift then; the gift's choices are further down the cart. */
export async function sendAsGiftAction(write: Write<unknown>): Promise<Written> {
  const { session, t } = write;
  const goods = [await write.input(addToCartBody)];
  const { data } = await write.callOnce('addGoods', { body: { goods } });
  const said = addedOutcome(data, t, { words: sharingMessages, wanted: 1 });
  if (!data.some(({ quantity }) => quantity > 0)) return { data: {}, ...said };
  await forgetPaidCart(session);
  changeGift(session, { ...giftOf(session), isGift: true });
  const next = `${routes.cart()}#gift`;
  return { data: { next }, ...said, message: sharingMessages.asGift, next };
}

interface Choice {
  cart: CartData;
  call: Write<unknown>['call'];
  packing: number;
}

async function choosePacking({ cart, call, packing }: Choice): Promise<CartData> {
  if (packing === 0 && cart.cart_items.length === 0) return cart;
  const onOffer = new Set((await listPacking()).map((product) => product.id));
  if (packing !== 0 && !onOffer.has(packing)) {
    throw new ApiError('domain', cartRefusals.noSuchPacking, {
      status: 404,
      code: 'not_found',
    });
  }
  let packed = cart;
  for (const line of cart.cart_items) {
    if (!onOffer.has(line.product_id) || line.product_id === packing) continue;
    packed = (await call('removeFromCart', { params: { id: line.id } })).data;
  }
  if (packing === 0 || cart.cart_items.some((line) => line.product_id === packing)) return packed;
  return (await call('addToCart', { body: { pid: packing, quantity: 1 } })).data;
}
