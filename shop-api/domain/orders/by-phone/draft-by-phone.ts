import type { DELIVERY_METHODS } from '../../../../contract/orders/orders.ts';
import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from '../../../../contract/orders/payment-kinds.ts';
import type { phoneOrders } from '../../../db/schema/phone-orders.ts';
import type { Context } from '../../kernel/context.ts';
import { draftOrder, type OrderDraft } from '../draft-order.ts';
import { addressByPhone } from './address-by-phone.ts';
import { customerOfNumber } from './customer-of-number.ts';

type PhoneOrder = typeof phoneOrders.$inferSelect;

/** An order by phone that is complete, with the context of its customer. */
export interface DraftByPhone {
  ctx: Context;
  draft: OrderDraft;
}

/**
 * Drafts the order of whoever has called, at the prices of now: finds or makes the customer and the
 * address. Within a transaction. Errors: those of `customerOfNumber`, `addressByPhone`, `draftOrder`.
 */
export async function draftByPhone(ctx: Context, order: PhoneOrder): Promise<DraftByPhone> {
  const who = await customerOfNumber(ctx, order);
  const theirs = { ...ctx, who };
  const id = await addressByPhone(theirs, order);
  const draft = await draftOrder({
    ctx: theirs,
    goods: order.goods.map(({ product_id: productId, quantity }) => ({ productId, quantity })),
    input: {
      ...{ address: { field: 'postal_code', id }, isGift: false, giftMessage: '', giftDay: '' },
      billing: { gstin: order.gstin, businessName: order.businessName },
      payType: order.payment === 'cash' ? CASH_ON_DELIVERY : ONLINE_PAYMENT,
      deliveryMethod: order.deliveryMethod as (typeof DELIVERY_METHODS)[number],
      voucherCode: order.voucherCode,
    },
  });
  return { ctx: theirs, draft };
}
