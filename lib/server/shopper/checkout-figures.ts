import 'server-only';
import { object, string } from 'yup';
import type { Address } from '@/contract/address';
import type { CartData } from '@/contract/cart';
import { givenRupees } from '@/contract/fields';
import { giftCardShareOf } from '@/contract/gift-card-share';
import { orderMessages } from '@/contract/messages/orders';
import { toPaise, toRupees } from '@/contract/money';
import type { ReasonOf } from '@/contract/reasons';
import { ApiError } from '@/lib/api-error';
import { parseObject } from '@/lib/server/http/body';
import type { Voucher } from '@/lib/view/cart';

/** The displayed figures, in rupees: the API compares them with its own calculation. */
export interface DisplayedFiguresRupees {
  total: number;
  discount: number;
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
  /** The balance of the shopper's gift vouchers, in rupees. */
  giftBalance: number;
  voucher: Voucher;
}

/** Writes the figures of a checkout view, with the delivery to each address, for its form. */
export function writeFigures({ cart, addresses, giftBalance, voucher }: View): string {
  const shipping = Object.fromEntries(addresses.map(({ id, shipping_amt }) => [id, shipping_amt]));
  const { total, discount_amt: discount, gst_amt: tax } = cart;
  const { code, refused: refusedVoucher } = voucher;
  const codes = { voucher: code, refusedVoucher };
  return JSON.stringify({ total, discount, tax, shipping, giftBalance, ...codes });
}

interface Chosen {
  address: number;
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
  const { shipping: byAddress, giftBalance, ...displayed } = figures.cast(read);
  const shipping: unknown = (byAddress as Record<string, unknown>)[String(address)];
  if (typeof shipping !== 'number')
    throw conflict('delivery_not_shown', orderMessages.pricesChanged);
  const whole = toTwoDecimals(displayed.total - displayed.discount + shipping);
  const balance = usesGift ? giftBalance : 0;
  const giftCards = toRupees(giftCardShareOf(toPaise(whole), toPaise(balance)));
  return {
    ...displayed,
    shipping,
    giftCards,
    amount: toTwoDecimals(whole - giftCards),
  };
}

/** Rounds a sum of rupees, which may have a floating-point error. */
function toTwoDecimals(rupees: number): number {
  return toRupees(toPaise(rupees));
}

function conflict(reason: ReasonOf<'conflict'>, message: string): ApiError {
  return new ApiError('domain', message, { status: 409, code: 'conflict', reason });
}
