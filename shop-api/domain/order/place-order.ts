import { inArray } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { orderBody } from '../../../contract/orders.ts';
import { cartLines } from '../../db/schema/cart-lines.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { settleOrder } from '../payment/settle-order.ts';
import { toPaise } from '../pricing/to-paise.ts';
import type { OrderDraft, OrderToWrite } from './draft-order.ts';
import { draftOrder } from './draft-order.ts';
import { changeState } from './move-order.ts';
import { lockOpenOrder } from './open-order.ts';
import { saveOrder } from './save-order.ts';
import { tellOrder } from './tell-order.ts';

interface PlaceOrder {
  ctx: Context;
  input: InferType<typeof orderBody>;
}

/**
 * Customers order their cart, to be paid on delivery; the cart is empty afterwards, and an open order
 * is cancelled. What gift vouchers pay wholly is paid at once.
 * Errors: see `draftOrder` and `saveOrder`.
 */
export async function placeOrder({ ctx, input }: PlaceOrder): Promise<{ number: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const draft = await draftAlone(within, toWrite(input));
    const order = await saveOrder(within, draft);
    const ids = draft.lines.map(({ id }) => id);
    await tx.delete(cartLines).where(inArray(cartLines.id, ids));
    ctx.notify(soldOutTags(draft.lines));
    if (order.payablePaise === 0) await settleOrder(within, order.id);
    else await tellOrder({ ctx: within, order, news: 'placed' });
    return { number: order.number };
  });
}

/**
 * The draft, when there is no open order beside it any more: that one was to be this cart's, and is
 * cancelled. It is drafted once before that, which locks everything in the order that all keep.
 */
async function draftAlone(ctx: Context, input: OrderToWrite): Promise<OrderDraft> {
  const open = await lockOpenOrder(ctx.db, customerOf(ctx.who));
  if (open) {
    await draftOrder({ ctx, input, instead: open.id });
    await changeState({ ctx, order: open, to: 'cancelled' });
  }
  return draftOrder({ ctx, input });
}

/** Pages that must stop selling what has just been sold out. */
export function soldOutTags(
  lines: readonly { productId: number; quantity: number; stock: number | null }[],
) {
  const soldOut = lines.filter(({ quantity, stock }) => stock === quantity);
  return soldOut.flatMap(({ productId }) => [`product:${productId}`, 'products']);
}

function toWrite(body: PlaceOrder['input']): OrderToWrite {
  return {
    address: { field: 'address1', id: body.address1 },
    payType: 'Cash on Delivery',
    deliveryMethod: body.delivery_method,
    isGift: body.productinfo === 'Gift',
    giftMessage: body.udf5 ?? '',
    voucherCode: body.udf4 ?? '',
    shown: {
      goodsPaise: toPaise(body.order_total),
      discountPaise: toPaise(body.discount_amt),
      shippingPaise: toPaise(body.udf2),
      taxPaise: toPaise(body.udf3),
      giftCardPaise: toPaise(body.gift_voucher_amt),
      amountPaise: toPaise(body.amount),
    },
  };
}
