import { asc, desc, eq, inArray } from 'drizzle-orm';
import { STATUS_OF } from '../../../contract/orders/order-states.ts';
import { CASH_ON_DELIVERY, type OrderPayment } from '../../../contract/orders/payment-kinds.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { PackedLine, StaffOrderDetail } from '../../../contract/staff/orders.ts';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { products } from '../../db/schema/products.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { figuresOf, piecesInOrders } from '../inventory/stock-figures.ts';
import { cityOfOrder, linesOfOrder } from '../orders/destination.ts';
import { orderLineOf, type ReadLine } from '../orders/order-lines.ts';
import { readOrder } from '../orders/read-order.ts';
import { countReturnRequests } from '../orders/return-requests.ts';
import { partsLeft } from '../returns/parts-left.ts';
import { isRefundable } from '../returns/refund-part.ts';
import { possibleMoves } from './possible-moves.ts';
import { readAccount } from './read-account.ts';

/** Reads an order of any customer, as it is packed and answered for. Errors: `not_found`. */
export async function readStaffOrder(db: Database, id: number): Promise<StaffOrderDetail> {
  const { order, lines, facts, invoice } = await readOrder(db, eq(orders.id, id));
  const [packed, paid, refunds, refundable, customer, requests] = await Promise.all([
    packedLines(db, lines),
    readPayments(db, id),
    readRefunds(db, id),
    isRefundable(order) ? partsLeft(db, id) : null,
    readAccount(db, order.customerId),
    countReturnRequests(db, [id]),
  ]);
  const requested = requests.get(id) ?? 0;
  return {
    ...facts,
    rated_product_info: packed,
    delivery_method: order.deliveryMethod,
    city: cityOfOrder(order),
    postal_code: order.postalCode,
    address_lines: linesOfOrder(order),
    customer,
    payment: paymentOf(order),
    moves: possibleMoves(order, requested).map((to) => STATUS_OF[to]),
    return_requests: requested,
    send_from: order.sendFrom,
    invoice_number: invoice,
    payments: paid,
    refunds,
    refundable,
  };
}

/** Returns how an order is paid, and whether the money has come. */
export function paymentOf({ payType, paidAt }: OrderRow): OrderPayment {
  if (payType === CASH_ON_DELIVERY) return 'cash';
  return paidAt ? 'paid' : 'unpaid';
}

/** Returns the lines with what a packer looks for: size, numbers, shelf. */
async function packedLines(db: Database, lines: readonly ReadLine[]): Promise<PackedLine[]> {
  const ids = lines.flatMap(({ line }) => [line.productId, ...line.parts.map(({ id }) => id)]);
  const [inOrders, rows] = await Promise.all([
    piecesInOrders(db, ids),
    db
      .select({ goods: products, category: categories.name })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(inArray(products.id, ids)),
  ]);
  const shelfOf = (id: number) => {
    const { goods, category = '' } = rows.find((row) => row.goods.id === id) ?? {};
    return {
      ...{ sku: goods?.sku ?? '', barcode: goods?.barcode ?? '', category },
      on_shelf: figuresOf(goods?.stock ?? null, inOrders.get(id)).on_shelf,
    };
  };
  return lines.map((read) => {
    const { parts, ...line } = orderLineOf(read);
    return {
      ...{ ...line, size: read.line.size, ...shelfOf(line.id) },
      ...(parts && { parts: parts.map((part) => ({ ...part, ...shelfOf(part.id) })) }),
    };
  });
}

async function readPayments(db: Database, orderId: number): Promise<StaffOrderDetail['payments']> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id));
  return rows.map(({ gateway, state, amountPaise, gatewayPaymentId, createdAt }) => ({
    gateway,
    state,
    amount: toRupees(amountPaise),
    reference: gatewayPaymentId ?? '',
    at: createdAt.toISOString(),
  }));
}

async function readRefunds(db: Database, orderId: number): Promise<StaffOrderDetail['refunds']> {
  const rows = await db
    .select()
    .from(refundsDue)
    .where(eq(refundsDue.orderId, orderId))
    .orderBy(asc(refundsDue.id));
  return rows.map(({ id, reason, amountPaise, settledAt }) => ({
    id,
    reason,
    amount: toRupees(amountPaise),
    settled_at: settledAt?.toISOString() ?? null,
  }));
}
