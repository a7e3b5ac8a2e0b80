import type { InferType } from 'yup';
import type { paymentLinkBody } from '../../../contract/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import type { OrderToWrite } from '../order/draft-order.ts';
import { draftOrder } from '../order/draft-order.ts';
import { isSameOrder } from '../order/is-same-order.ts';
import { changeState } from '../order/move-order.ts';
import { lockOpenOrder } from '../order/open-order.ts';
import { soldOutTags } from '../order/place-order.ts';
import type { OrderRow } from '../order/save-order.ts';
import { saveOrder } from '../order/save-order.ts';
import { toPaise } from '../pricing/to-paise.ts';
import { openOrderPayment } from './open-order-payment.ts';
import type { PaymentPage } from './open-payment.ts';
import { settleOrder } from './settle-order.ts';

interface PayOnline {
  ctx: Context;
  input: InferType<typeof paymentLinkBody>;
}

/**
 * Customers order their cart, to be paid online: the order stands before they leave for the gateway.
 * Asked again for the same cart, they go on with the same order; an open order of another cart is
 * cancelled. The cart empties when the order is paid. Errors: see `draftOrder` and `saveOrder`.
 */
export async function payOnline({ ctx, input }: PayOnline): Promise<PaymentPage> {
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const order = await openOrder(within, toWrite(input));
    return order.payablePaise === 0 ? settleAtOnce(within, order) : openOrderPayment(within, order);
  });
}

/** What gift vouchers pay wholly needs no gateway: the order itself is the next page. */
async function settleAtOnce(ctx: Context, { id, number }: OrderRow): Promise<PaymentPage> {
  await settleOrder(ctx, id);
  return { txnid: number, url: `${ctx.publicOrigin}/orders/${id}` };
}

async function openOrder(ctx: Context, input: OrderToWrite): Promise<OrderRow> {
  const open = await lockOpenOrder(ctx.db, customerOf(ctx.who));
  if (open) {
    const draft = await draftOrder({ ctx, input, instead: open.id });
    if (await isSameOrder(ctx.db, open, draft)) return open;
    await changeState({ ctx, order: open, to: 'cancelled' });
  }
  const draft = await draftOrder({ ctx, input });
  ctx.notify(soldOutTags(draft.lines));
  return saveOrder(ctx, draft);
}

function toWrite(body: PayOnline['input']): OrderToWrite {
  return {
    address: { field: 'billing_address', id: body.billing_address },
    payType: 'Online Payment',
    deliveryMethod: body.delivery_method,
    isGift: body.is_a_gift,
    giftMessage: body.giftMessage ?? '',
    voucherCode: body.voucherCode ?? '',
    shown: {
      shippingPaise: toPaise(body.shipping_amount),
      taxPaise: toPaise(body.tax_amount),
      giftCardPaise: toPaise(body.gift_voucher_amt),
      amountPaise: toPaise(body.amount),
    },
  };
}
