import { cartMessages } from '../../../contract/messages/cart.ts';
import type { PayType } from '../../../contract/orders/payment-kinds.ts';
import { isBelowMinimumOrder } from '../../../contract/shop/settings.ts';
import type { OrderBilling } from '../../db/schema/orders.ts';
import { lockCartLines } from '../cart/read-lines.ts';
import { type DeliveryQuote, quoteDelivery } from '../delivery/quote-delivery.ts';
import { giftCardShare } from '../gift-cards/spend-gift-cards.ts';
import { assertAsDisplayed } from '../kernel/assert-as-displayed.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { priceCart } from '../kernel/price-cart.ts';
import { type OrderPrice, priceOrder } from '../kernel/price-order.ts';
import { type Customer, customerOf } from '../kernel/who.ts';
import { holdMembership } from '../memberships/lock-membership.ts';
import { assertSells } from '../settings/assert-sells.ts';
import { type AllSettings, storedSettings } from '../settings/read-settings.ts';
import { type FoundVoucher, voucherOfOrder } from '../vouchers/find-voucher.ts';
import { type BillingToWrite, readBilling } from './billing.ts';
import { compareFigures, type DisplayedFiguresPaise } from './displayed-figures.ts';
import { type GiftDays, giftDaysOf } from './gift-days.ts';
import { type PlaceOfOrder, placeOfOrder, type WantedPlace } from './order-place.ts';
import { type Goods, lockGoods, type OrderedLine } from './ordered-goods.ts';

export interface OrderToWrite extends WantedPlace {
  billing: BillingToWrite;
  payType: PayType;
  isGift: boolean;
  giftMessage: string;
  /** The first day on which a gift may arrive; empty: as soon as it can. */
  giftDay: string;
  /** Empty: none. */
  voucherCode: string;
  /** Undefined: staff place it and tell the customer what it costs. */
  displayed?: DisplayedFiguresPaise;
  /** The goods are reserved for a payment until this time; undefined: no payment is awaited. */
  holdUntil?: Date;
}

/** An order that is complete but not written yet. */
export interface OrderDraft extends PlaceOfOrder {
  customer: Customer;
  /** Whom the invoice is for; null: who receives it. */
  billing: OrderBilling | null;
  lines: OrderedLine[];
  voucher: FoundVoucher | undefined;
  price: OrderPrice;
  delivery: DeliveryQuote;
  giftDays: GiftDays;
  /** The part that gift vouchers pay. */
  giftCardPaise: number;
  input: OrderToWrite;
}

interface DraftOrder {
  /**
   * The context of a transaction, which locks membership, cart, products and voucher until it ends.
   */
  ctx: Context;
  input: OrderToWrite;
  /**
   * The open order, which is reused or cancelled: its use of voucher and gift vouchers does not
   * count.
   */
  instead?: number;
  /** What is ordered; undefined: the cart. */
  goods?: readonly Goods[];
}

/**
 * Drafts an order of the customer's cart, or of goods, if its figures are those that the shopper saw.
 * Errors: `invalid` (shop not open, address, GSTIN, day of a gift, empty cart, minimum, voucher),
 * `conflict` (figures differ from those displayed).
 */
export async function draftOrder({ ctx, input, instead, goods }: DraftOrder): Promise<OrderDraft> {
  const customer = await holdMembership(ctx, customerOf(ctx.who));
  const { db: tx, clock } = ctx;
  const settings = await storedSettings(tx);
  const at = await placeOfOrder({ db: tx, customer, settings, input });
  const billing = await readBilling({
    ...{ db: tx, customer, destination: at.place },
    ...{ seller: settings.company.gstin, input: input.billing },
  });
  const now = clock.now();
  const giftDays = giftDaysOf(settings.delivery, { input, place: at.place, now });
  const lines = goods
    ? await lockGoods({ tx, goods, now })
    : await lockCartLines({ tx, customer, now, instead });
  const voucher = await voucherFor({ ctx, customer, lines, code: input.voucherCode, instead });
  const goodsPaise = priceCart({ lines }).totalPaise;
  const delivery = quoteDelivery(settings.delivery, {
    cart: { goodsPaise },
    place: at.place,
    who: customer,
    isCollected: at.store !== undefined,
  });
  const price = priceOrder({ lines, ...voucher?.discount, shippingPaise: delivery.paise });
  assertSells(ctx, settings);
  assertOrderable(settings, price);
  const giftCardPaise = await giftCardShare({
    ctx,
    input: {
      customer,
      totalPaise: price.totalPaise,
      isWanted: (input.displayed?.giftCardPaise ?? 0) > 0,
      instead,
    },
  });
  if (input.displayed) {
    assertAsDisplayed(compareFigures({ price, giftCardPaise }, input.displayed));
  }
  return {
    ...{ customer, ...at, billing, lines, voucher, price, delivery },
    ...{ giftDays, giftCardPaise, input },
  };
}

interface VoucherFor {
  ctx: Context;
  customer: Customer;
  lines: readonly OrderedLine[];
  code: string;
  instead: number | undefined;
}

async function voucherFor({ ctx, customer, lines, code, instead }: VoucherFor) {
  if (!code) return undefined;
  const { customerId } = customer;
  return voucherOfOrder({ ctx, input: { code, customerId, lines, instead } });
}

function assertOrderable(settings: AllSettings, { lines, goodsPaise }: OrderPrice): void {
  if (lines.length === 0) throw new DomainError('invalid', 'cart_empty', cartMessages.empty);
  if (isBelowMinimumOrder(settings, goodsPaise)) {
    throw new DomainError('invalid', 'order_too_small', cartMessages.minimumOrder(settings));
  }
}
