import { and, asc, eq } from 'drizzle-orm';
import { toRupees } from '../../../contract/money.ts';
import type { OrderDetail } from '../../../contract/order.ts';
import { STATUS_OF } from '../../../contract/order-states.ts';
import type { Database } from '../../db/database.ts';
import { creditNotes, invoices } from '../../db/schema/invoices.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { reviews } from '../../db/schema/reviews.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { isOrderOf } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';
import { customerOf } from '../kernel/who.ts';
import { expectedBy, readTimeline } from './timeline.ts';

interface GetOrder {
  ctx: Context;
  input: { id: number };
}

/**
 * Returns one of the customer's own orders. Customers only. Errors: `not_found`, also for another
 * customer's.
 */
export async function getOrder({ ctx, input: { id } }: GetOrder): Promise<OrderDetail> {
  const customer = customerOf(ctx.who);
  const [found] = await ctx.db
    .select({ order: orders, invoice: invoices.number, creditNote: creditNotes.number })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(creditNotes, eq(creditNotes.orderId, orders.id))
    .where(isOrderOf(customer, id));
  if (!found) throw notFound('order_not_found', 'Order');
  const { order, invoice, creditNote } = found;
  const [lines, timeline] = await Promise.all([
    readLines(ctx.db, order),
    readTimeline(ctx.db, order.id),
  ]);
  return {
    ...headOf(order),
    timeline: timeline.map(({ state, at }) => ({ status: STATUS_OF[state], at: at.toISOString() })),
    expected_by: expectedBy(order, timeline),
    is_invoiced: invoice !== null,
    is_credited: creditNote !== null,
    rated_product_info: lines.map(lineOf),
  };
}

/** Reads the lines, each with its picture and the customer's rating. */
function readLines(db: Database, { id, customerId }: OrderRow) {
  const own = eq(reviews.customerId, customerId);
  return db
    .select({ line: orderLines, rating: reviews.rating, picture: pictures })
    .from(orderLines)
    .leftJoin(reviews, and(eq(reviews.productId, orderLines.productId), own))
    .leftJoin(productPictures, isFrontPictureOf(orderLines.productId))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id));
}

type Read = 'rated_product_info' | 'is_invoiced' | 'is_credited' | 'timeline' | 'expected_by';
type Head = Omit<OrderDetail, Read>;

function headOf(order: OrderRow): Head {
  const { addressId, fullName, mobile, fullAddress } = order;
  const address = {
    id: addressId,
    full_name: fullName,
    mobile_no: mobile,
    full_address: fullAddress,
  };
  return {
    id: order.id,
    order_id: order.number,
    order_date: order.placedAt.toISOString(),
    delivery_date: order.deliveredAt?.toISOString() ?? null,
    order_status: STATUS_OF[order.state],
    is_paid: order.paidAt !== null,
    is_gift: order.isGift,
    gift_message: order.giftMessage,
    applied_voucher_code: order.voucherCode,
    shipping_amt: toRupees(order.shippingPaise),
    tax_amt: toRupees(order.gstPaise),
    discount_amt: toRupees(order.discountPaise),
    gift_voucher_amt: toRupees(order.giftCardPaise),
    final_total: toRupees(order.payablePaise),
    pay_type: order.payType as OrderDetail['pay_type'],
    billing_address: address,
    shipping_address: address,
    product_info: order.isGift ? 'Gift' : 'SOSE',
  };
}

function lineOf({ line, rating, picture }: Awaited<ReturnType<typeof readLines>>[number]) {
  return {
    id: line.productId,
    product_name: line.name,
    product_image: picture && toPicture(picture),
    quantity: line.quantity,
    selling_price: toRupees(line.pricePaise),
    tax_name: `GST ${line.gstPercent}%`,
    product_total: toRupees(line.totalPaise),
    is_rated: rating !== null,
    product_rating_by_user: rating,
  };
}
