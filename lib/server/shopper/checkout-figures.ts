import 'server-only';
import { object, string } from 'yup';
import type { Address } from '@/contract/accounts/address';
import type { CartData } from '@/contract/cart/cart';
import { sumsDue } from '@/contract/cart/cart-sums';
import { givenRupees } from '@/contract/kit/fields';
import type { ReasonOf } from '@/contract/kit/reasons';
import { orderMessages } from '@/contract/messages/orders';
import { giftCardShareOf } from '@/contract/payments/gift-card-share';
import { toPaise, toRupees } from '@/contract/shop/money';
import { ApiError } from '@/lib/api-error';
import { parseObject } from '@/lib/server/http/body';
import type { Voucher } from '@/lib/view/cart';

/** The displayed figures, in rupees: the API compares them with its own calculation. */
export interface DisplayedFiguresRupees {
  total: number;
  discount: number;
  /** The tax inside goods and shipping. */
  tax: number;
  shipping: number;
  /** The share that gift vouchers pay. */
  giftCards: number;
  /** The remaining amount to pay. */
  amount: number;
  /** The voucher code of the displayed discount; empty without one. */
  voucher: string;
  /** The voucher code that was removed as invalid. */
  refusedVoucher: string;
}

/** In place of an address: the order is collected, which costs nothing. */
export const COLLECTED = 'collect';

const figures = object({
  total: givenRupees('Order total').required(),
  discount: givenRupees('Discount').required(),
  tax: givenRupees('Taxes').required(),
  /** The tax inside the delivery, where it is charged. */
  shippingTax: givenRupees('Taxes').default(0),
  shipping: object().required(),
  giftBalance: givenRupees('Gift vouchers').default(0),
  voucher: string().default(''),
  refusedVoucher: string().default(''),
});

interface View {
  cart: CartData;
  addresses: readonly Address[];
  /** The balance of the shopper's gift vouchers, in rupees. */
  giftBalance: number;
  voucher: Voucher;
}

/** Writes the figures of a checkout view, with the delivery to each address, for its form. */
export function writeFigures({ cart, addresses, giftBalance, voucher }: View): string {
  const shipping = {
    ...Object.fromEntries(addresses.map(({ id, shipping_amt }) => [id, shipping_amt])),
    [COLLECTED]: 0,
  };
  const { total, discount_amt: discount, gst_amt: tax, shipping_gst_amt: shippingTax } = cart;
  const { code, refused: refusedVoucher } = voucher;
  const codes = { voucher: code, refusedVoucher };
  return JSON.stringify({ total, discount, tax, shippingTax, shipping, giftBalance, ...codes });
}

interface Chosen {
  address: number | typeof COLLECTED | undefined;
  /** Whether gift vouchers are used. */
  usesGift: boolean;
}

/** Reads the displayed figures of a choice. @throws ApiError bad_request; conflict, if not shown */
export function readFigures(
  written: string,
  { address, usesGift }: Chosen,
): DisplayedFiguresRupees {
  const read = parseObject(written);
  if (!figures.isValidSync(read, { strict: true })) {
    throw conflict('figures_unreadable', orderMessages.addressNotChosen);
  }
  const { shipping: byAddress, giftBalance, tax, shippingTax, ...displayed } = figures.cast(read);
  const shipping: unknown = (byAddress as Record<string, unknown>)[String(address)];
  if (typeof shipping !== 'number') throw notShown();
  const sums = { gst_amt: tax, shipping_gst_amt: shippingTax };
  const final_total = displayed.total - displayed.discount;
  const { amountPaise, taxPaise } = sumsDue({ ...sums, final_total }, shipping);
  const balance = usesGift ? giftBalance : 0;
  const giftCardPaise = giftCardShareOf(amountPaise, toPaise(balance));
  return {
    ...displayed,
    tax: toRupees(taxPaise),
    shipping,
    giftCards: toRupees(giftCardPaise),
    amount: toRupees(amountPaise - giftCardPaise),
  };
}

/** Returns the refusal of a place that the page did not show. */
export function notShown(): ApiError {
  return conflict('delivery_not_shown', orderMessages.pricesChanged);
}

function conflict(reason: ReasonOf<'conflict'>, message: string): ApiError {
  return new ApiError('domain', message, { status: 409, code: 'conflict', reason });
}
