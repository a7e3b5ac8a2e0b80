import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { isCarrier, trackingUrl } from '../../../contract/orders/carriers.ts';
import type { OrderDetail } from '../../../contract/orders/order.ts';
import { STATUS_OF } from '../../../contract/orders/order-states.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { creditNotes, invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { notFound } from '../kernel/errors.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { billedTo } from './billing.ts';
import { isCollected, readCollection } from './collect/collection.ts';
import { type ReadLine, readOrderLines } from './order-lines.ts';
import { replacedBy, successor, successorColumns } from './successor.ts';
import { expectedBy, readTimeline } from './timeline.ts';

/** What everybody who may read an order reads of it. */
type OrderFacts = Omit<OrderDetail, 'price_change' | 'collect_code' | 'rated_product_info'>;

interface ReadOrder {
  order: OrderRow;
  lines: ReadLine[];
  facts: OrderFacts;
  /** The number of its invoice; null: not issued. */
  invoice: string | null;
}

/** Reads the order that a condition names. Errors: `not_found`. */
export async function readOrder(db: Database, isWanted: SQL | undefined): Promise<ReadOrder> {
  const [found] = await db
    .select({
      order: orders,
      invoice: invoices.number,
      ...successorColumns,
    })
    .from(orders)
    .leftJoin(successor, eq(successor.id, orders.replacedBy))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(isWanted);
  if (!found) throw notFound('order_not_found', 'Order');
  const { order, invoice } = found;
  const [{ delivery }, lines, timeline, notes, collect] = await Promise.all([
    currentSettings(db),
    readOrderLines(db, order),
    readTimeline(db, order.id),
    readCreditNotes(db, order.id),
    readCollection(db, order),
  ]);
  const facts = {
    ...headOf(order),
    timeline: timeline.map(({ state, at }) => ({ status: STATUS_OF[state], at: at.toISOString() })),
    shipment: shipmentOf(order),
    expected_by: expectedBy(delivery, order, timeline),
    is_invoiced: invoice !== null,
    is_credited: notes.length > 0,
    credit_notes: notes,
    replaced_by: replacedBy(found),
    collect,
  };
  return { order, lines, facts, invoice };
}

/** Returns the credit notes of an order, the first one first. */
async function readCreditNotes(
  db: Database,
  orderId: number,
): Promise<OrderDetail['credit_notes']> {
  const rows = await db
    .select({ number: creditNotes.number, paise: CREDITED })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.id));
  return rows.map(({ number, paise }) => ({ number, amount: toRupees(paise) }));
}

const CREDITED = sql<number>`(${creditNotes.document} -> 'sums' ->> 'totalPaise')::int`;

/** Returns how the parcel of an order travels, while the carrier has something to say about it. */
function shipmentOf({ carrier, trackingNumber }: OrderRow): OrderDetail['shipment'] {
  if (!isCarrier(carrier) || trackingNumber === null) return null;
  return { carrier, tracking_number: trackingNumber, url: trackingUrl(carrier, trackingNumber) };
}

type Read =
  | 'is_invoiced'
  | 'is_credited'
  | 'credit_notes'
  | 'timeline'
  | 'expected_by'
  | 'shipment'
  | 'replaced_by'
  | 'collect';

function headOf(order: OrderRow): Omit<OrderFacts, Read> {
  const { gstin = '', businessName: name = '' } = order.billing ?? {};
  return {
    id: order.id,
    order_id: order.number,
    order_date: order.placedAt.toISOString(),
    delivery_date: order.deliveredAt?.toISOString() ?? null,
    order_status: STATUS_OF[order.state],
    is_paid: order.paidAt !== null,
    is_collected: isCollected(order),
    is_gift: order.isGift,
    gift_message: order.giftMessage,
    gift_day: order.giftDay,
    applied_voucher_code: order.voucherCode,
    shipping_amt: toRupees(order.shippingPaise),
    tax_amt: toRupees(order.gstPaise),
    discount_amt: toRupees(order.discountPaise),
    gift_voucher_amt: toRupees(order.giftCardPaise),
    final_total: toRupees(order.payablePaise),
    pay_type: order.payType as OrderDetail['pay_type'],
    billing_address: sentAddress(billedTo(order)),
    shipping_address: sentAddress({ ...order, id: order.addressId }),
    gst_buyer: gstin ? { gstin, name } : null,
    product_info: order.isGift ? 'Gift' : 'SOSE',
  };
}

function sentAddress(of: ReturnType<typeof billedTo>) {
  return {
    id: of.id,
    full_name: of.fullName,
    mobile_no: of.mobile,
    full_address: of.fullAddress,
  };
}
