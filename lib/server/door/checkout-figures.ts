import 'server-only';
import { object, string } from 'yup';
import type { Address } from '@/contract/address';
import type { CartData } from '@/contract/cart';
import { givenRupees } from '@/contract/fields';
import { giftPartOf } from '@/contract/gift-part';
import { ADDRESS_NOT_CHOSEN } from '@/contract/order-words';
import { PRICES_CHANGED } from '@/contract/orders';
import { ApiError } from '@/lib/api/api-error';
import type { Voucher } from '@/lib/api/shopper';
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
  /** The code that the discount was drawn with; empty without one. */
  voucher: string;
  /** The code that had been taken off, because it no longer held. */
  refusedVoucher: string;
}

const figures = object({
  total: givenRupees('Order total').required(),
  discount: givenRupees('Discount').required(),
  tax: givenRupees('Taxes').required(),
  shipping: object().required(),
  giftBalance: givenRupees('Gift vouchers').default(0),
  voucher: string().default(''),
  refusedVoucher: string().default(''),
});

interface View {
  cart: CartData;
  addresses: readonly Address[];
  /** Rupees on the shopper's gift vouchers. */
  giftBalance: number;
  voucher: Voucher;
}

/** The figures of a view of the checkout, with the delivery to each address, for its form to hand back. */
export function writeFigures({ cart, addresses, giftBalance, voucher }: View): string {
  const shipping = Object.fromEntries(addresses.map(({ id, shipping_amt }) => [id, shipping_amt]));
  const { total, discount_amt: discount, gst_amt: tax } = cart;
  const { code, refused: refusedVoucher } = voucher;
  const codes = { voucher: code, refusedVoucher };
  return JSON.stringify({ total, discount, tax, shipping, giftBalance, ...codes });
}

interface Chosen {
  address: number;
  /** Whether gift vouchers are to be used. */
  usesGift: boolean;
}

/** What the view said of a choice. @throws ApiError bad_request; conflict, where it was not shown */
export function readFigures(written: string, { address, usesGift }: Chosen): ShownFigures {
  const read = parseObject(written);
  if (!figures.isValidSync(read, { strict: true })) throw conflict(ADDRESS_NOT_CHOSEN);
  const { shipping: byAddress, giftBalance, ...asShown } = figures.cast(read);
  const shipping: unknown = (byAddress as Record<string, unknown>)[String(address)];
  if (typeof shipping !== 'number') throw conflict(PRICES_CHANGED);
  const whole = toTwoDecimals(asShown.total - asShown.discount + shipping);
  const balance = usesGift ? giftBalance : 0;
  const giftVoucher = giftPartOf(Math.round(whole * 100), Math.round(balance * 100)) / 100;
  return {
    ...asShown,
    shipping,
    giftVoucher,
    amount: toTwoDecimals(whole - giftVoucher),
  };
}

/** Sums of rupees may be off by a hair. */
function toTwoDecimals(rupees: number): number {
  return Math.round(rupees * 100) / 100;
}

function conflict(message: string): ApiError {
  return new ApiError('domain', message, { status: 409, code: 'conflict' });
}
