import { MIN_ORDER_PAISE } from '../../../contract/limits.ts';
import type { PAY_TYPES } from '../../../contract/order.ts';
import type { DELIVERY_METHODS } from '../../../contract/orders.ts';
import { CART_IS_EMPTY, ORDER_TOO_SMALL, PRICES_CHANGED } from '../../../contract/orders.ts';
import type { AddressRow } from '../address/address-data.ts';
import type { CartLine } from '../cart/read-lines.ts';
import type { Context } from '../context.ts';
import { shippingPaise } from '../delivery/shipping-paise.ts';
import { DomainError } from '../errors.ts';
import { giftPart } from '../gift-card/gift-part.ts';
import type { Customer } from '../identity/who.ts';
import { customerOf } from '../identity/who.ts';
import { holdMembership } from '../membership/hold-membership.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { OrderPrice } from '../pricing/price-order.ts';
import { priceOrder } from '../pricing/price-order.ts';
import type { FoundVoucher } from '../voucher/find-voucher.ts';
import { voucherOfOrder } from '../voucher/voucher-try.ts';
import { assertRapid, readDestination } from './destination.ts';
import { lockCartLines } from './lock-cart-lines.ts';

/** What the shopper was shown, in paise; what is left out was not sent. */
export interface ShownFigures {
  goodsPaise?: number;
  discountPaise?: number;
  shippingPaise: number;
  /** The tax inside the goods, as the cart shows it. */
  taxPaise: number;
  /** How much gift vouchers pay; 0: they are not to be used. */
  giftCardPaise: number;
  /** What is left to pay: goods less discount, with shipping, less gift vouchers. */
  amountPaise: number;
}

export interface OrderToWrite {
  address: { field: 'address1' | 'billing_address'; id: number };
  payType: (typeof PAY_TYPES)[number];
  deliveryMethod: (typeof DELIVERY_METHODS)[number];
  isGift: boolean;
  giftMessage: string;
  /** Empty: none. */
  voucherCode: string;
  shown: ShownFigures;
  /** Until when the goods are kept for a payment; undefined where nothing is waited for. */
  holdUntil?: Date;
}

/** An order as it would be written now. */
export interface OrderDraft {
  customer: Customer;
  address: AddressRow;
  lines: CartLine[];
  voucher: FoundVoucher | undefined;
  price: OrderPrice;
  /** What gift vouchers pay of it. */
  giftCardPaise: number;
  input: OrderToWrite;
}

interface DraftOrder {
  /** Of a transaction: membership, cart, products and voucher stay as they are until it ends. */
  ctx: Context;
  input: OrderToWrite;
  /** The open order, which is gone on with or cancelled: its use of voucher and gift vouchers does not count. */
  instead?: number;
}

/**
 * What a customer's cart would be as an order, when it is what the shopper was shown.
 * Errors: `invalid` (address, empty cart, minimum, voucher), `conflict` (other figures than shown).
 */
export async function draftOrder({ ctx, input, instead }: DraftOrder): Promise<OrderDraft> {
  const customer = await holdMembership(ctx, customerOf(ctx.who));
  const { db: tx, clock } = ctx;
  const address = await readDestination({ db: tx, customer, ...input.address });
  if (input.deliveryMethod === 'Same or next day delivery') assertRapid(customer, address);
  const lines = await lockCartLines({ tx, customer, now: clock.now(), instead });
  const voucher = await voucherFor({ ctx, customer, lines, code: input.voucherCode, instead });
  const price = priceOrder({
    lines,
    discountPaise: voucher?.discountPaise ?? 0,
    shippingPaise: shippingPaise({ cityId: address.cityId, isElite: customer.isElite }),
  });
  assertOrderable(price);
  const giftCardPaise = await giftPart({
    ctx,
    input: {
      customer,
      totalPaise: price.totalPaise,
      isWanted: input.shown.giftCardPaise > 0,
      instead,
    },
  });
  assertAsShown({ price, giftCardPaise }, input.shown);
  return { customer, address, lines, voucher, price, giftCardPaise, input };
}

interface VoucherFor {
  ctx: Context;
  customer: Customer;
  lines: readonly CartLine[];
  code: string;
  instead: number | undefined;
}

async function voucherFor({ ctx, customer, lines, code, instead }: VoucherFor) {
  if (!code) return undefined;
  const goodsPaise = priceCart({ lines }).totalPaise;
  const { customerId } = customer;
  return voucherOfOrder({ ctx, input: { code, customerId, goodsPaise, instead } });
}

function assertOrderable({ lines, goodsPaise }: OrderPrice): void {
  if (lines.length === 0) throw new DomainError('invalid', CART_IS_EMPTY);
  if (goodsPaise < MIN_ORDER_PAISE) throw new DomainError('invalid', ORDER_TOO_SMALL);
}

/** Nobody is charged what they were not shown, and nobody sets a price. */
function assertAsShown(
  { price, giftCardPaise }: Pick<OrderDraft, 'price' | 'giftCardPaise'>,
  shown: ShownFigures,
): void {
  const isSame =
    giftCardPaise === shown.giftCardPaise &&
    price.goodsPaise === (shown.goodsPaise ?? price.goodsPaise) &&
    price.discountPaise === (shown.discountPaise ?? price.discountPaise) &&
    price.shippingPaise === shown.shippingPaise &&
    price.goodsGstPaise === shown.taxPaise &&
    price.totalPaise - giftCardPaise === shown.amountPaise;
  if (!isSame) throw new DomainError('conflict', PRICES_CHANGED);
}
