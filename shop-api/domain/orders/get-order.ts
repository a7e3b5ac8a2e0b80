import { and, asc, eq } from 'drizzle-orm';
import { isCarrier, trackingUrl } from '../../../contract/orders/carriers.ts';
import type { OrderDetail, PriceChange } from '../../../contract/orders/order.ts';
import { STATUS_OF } from '../../../contract/orders/order-states.ts';
import { PACKING_CATEGORY_ID } from '../../../contract/shop/limits.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { creditNotes, invoices } from '../../db/schema/invoices.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { reviews } from '../../db/schema/reviews.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { isOrderOf } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';
import { customerOf } from '../kernel/who.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { changesSince, missingToday, priceToday } from './order-today.ts';
import { replacedBy, successor, successorColumns } from './successor.ts';
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
    .select({
      order: orders,
      invoice: invoices.number,
      creditNote: creditNotes.number,
      ...successorColumns,
    })
    .from(orders)
    .leftJoin(successor, eq(successor.id, orders.replacedBy))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(creditNotes, eq(creditNotes.orderId, orders.id))
    .where(isOrderOf(customer, id));
  if (!found) throw notFound('order_not_found', 'Order');
  const { order, invoice, creditNote } = found;
  const [{ delivery }, lines, timeline, priceChange] = await Promise.all([
    currentSettings(ctx.db),
    readLines(ctx.db, order),
    readTimeline(ctx.db, order.id),
    readPriceChange(ctx, order),
  ]);
  return {
    ...headOf(order),
    timeline: timeline.map(({ state, at }) => ({ status: STATUS_OF[state], at: at.toISOString() })),
    shipment: shipmentOf(order),
    expected_by: expectedBy(delivery, order, timeline),
    is_invoiced: invoice !== null,
    is_credited: creditNote !== null,
    price_change: priceChange,
    replaced_by: replacedBy(found),
    rated_product_info: lines.map(lineOf),
  };
}

/** Returns how the parcel of an order travels, while the carrier has something to say about it. */
function shipmentOf({ carrier, trackingNumber }: OrderRow): OrderDetail['shipment'] {
  if (!isCarrier(carrier) || trackingNumber === null) return null;
  return { carrier, tracking_number: trackingNumber, url: trackingUrl(carrier, trackingNumber) };
}

/** Returns what differs today for an order that has released its goods; null where nothing does. */
async function readPriceChange(ctx: Context, order: OrderRow): Promise<PriceChange | null> {
  if (!order.releasedAt || order.state !== 'pending') return null;
  const today = await priceToday({ ctx, customer: customerOf(ctx.who), order, lock: false });
  const figures = changesSince(order, today);
  const missing = missingToday(today);
  if (figures.length + missing.length === 0) return null;
  return {
    figures: figures.map(({ displayedPaise, nowPaise, ...figure }) => ({
      ...figure,
      displayed: toRupees(displayedPaise),
      now: toRupees(nowPaise),
    })),
    missing,
    shipping_amt: toRupees(today.price.shippingPaise),
    tax_amt: toRupees(today.price.gstPaise),
    final_total: toRupees(today.payablePaise),
  };
}

/** Reads the lines, each with its picture and the customer's rating. */
function readLines(db: Database, { id, customerId }: OrderRow) {
  const own = eq(reviews.customerId, customerId);
  return db
    .select({
      line: orderLines,
      categoryId: products.categoryId,
      translations: products.translations,
      isSold: products.isPublished,
      rating: reviews.rating,
      picture: pictures,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(reviews, and(eq(reviews.productId, orderLines.productId), own))
    .leftJoin(productPictures, isFrontPictureOf(orderLines.productId))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id));
}

type Read =
  | 'rated_product_info'
  | 'is_invoiced'
  | 'is_credited'
  | 'timeline'
  | 'expected_by'
  | 'shipment'
  | 'price_change'
  | 'replaced_by';
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

type ReadLine = Awaited<ReturnType<typeof readLines>>[number];

function lineOf({ line, categoryId, translations, isSold, rating, picture }: ReadLine) {
  return {
    id: line.productId,
    product_name: line.name,
    translations: translations,
    product_image: picture && toPicture(picture),
    quantity: line.quantity,
    selling_price: toRupees(line.pricePaise),
    tax_name: `GST ${line.gstPercent}%`,
    tax_percent: line.gstPercent,
    product_total: toRupees(line.totalPaise),
    is_rated: rating !== null,
    product_rating_by_user: rating,
    is_packing: categoryId === PACKING_CATEGORY_ID,
    is_sold: isSold,
  };
}
