import 'server-only';
import { object } from 'yup';
import type { Address } from '@/contract/address';
import type { CartData } from '@/contract/cart';
import { givenRupees } from '@/contract/fields';
import { ADDRESS_NOT_CHOSEN } from '@/contract/order-words';
import { PRICES_CHANGED } from '@/contract/orders';
import { ApiError } from '@/lib/api/api-error';
import { parseObject } from './parse-object';

/** What the shopper was shown, in rupees: the API compares it with what it computes itself. */
export interface ShownFigures {
  total: number;
  discount: number;
  tax: number;
  shipping: number;
  /** What gift vouchers pay. */
  giftVoucher: number;
  /** What is left to pay. */
  amount: number;
}

const figures = object({
  total: givenRupees('Order total').required(),
  discount: givenRupees('Discount').required(),
  tax: givenRupees('Taxes').required(),
  shipping: object().required(),
  giftBalance: givenRupees('Gift vouchers').default(0),
});

interface View {
  cart: CartData;
  addresses: readonly Address[];
  /** Rupees on the shopper's gift vouchers. */
  giftBalance: number;
}

/** The figures of a view of the checkout, with the delivery to each address, for its form to hand back. */
export function writeFigures({ cart, addresses, giftBalance }: View): string {
  const shipping = Object.fromEntries(addresses.map(({ id, shipping_amt }) => [id, shipping_amt]));
  const { total, discount_amt: discount, gst_amt: tax } = cart;
  return JSON.stringify({ total, discount, tax, shipping, giftBalance });
}

interface Chosen {
  address: number;
  /** Whether gift vouchers are to be used. */
  usesGift: boolean;
}

/** What the view said of a choice. @throws ApiError bad_request; conflict, where it was not shown */
export function readFigures(written: string, { address, usesGift }: Chosen): ShownFigures {
  const read = parseObject(written);
  if (!figures.isValidSync(read, { strict: true })) throw refused(ADDRESS_NOT_CHOSEN);
  const { total, discount, tax, shipping: byAddress, giftBalance } = figures.cast(read);
  const shipping: unknown = (byAddress as Record<string, unknown>)[String(address)];
  if (typeof shipping !== 'number') throw refused(PRICES_CHANGED);
  const whole = toTwoDecimals(total - discount + shipping);
  const giftVoucher = usesGift ? Math.min(giftBalance, whole) : 0;
  return {
    total,
    discount,
    tax,
    shipping,
    giftVoucher,
    amount: toTwoDecimals(whole - giftVoucher),
  };
}

/** Sums of rupees may be off by a hair. */
function toTwoDecimals(rupees: number): number {
  return Math.round(rupees * 100) / 100;
}

function refused(message: string): ApiError {
  return new ApiError('domain', message, { status: 409, code: 'conflict' });
}
