import { isDeepStrictEqual } from 'node:util';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { giftCardShareOf } from '../../../contract/payments/gift-card-share.ts';
import { type OrderedPart, orderLines } from '../../db/schema/order-lines.ts';
import { products } from '../../db/schema/products.ts';
import { priceAt } from '../catalogue/sale-prices/price-at.ts';
import { type DeliveryQuote, quoteDelivery } from '../delivery/quote-delivery.ts';
import { lockOwnBalance } from '../gift-cards/own-gift-cards.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { lockProducts, shortOf } from '../inventory/stock.ts';
import type { Context } from '../kernel/context.ts';
import { type ComparedFigure, DomainError } from '../kernel/errors.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import { type PartToSell, partsToSell } from '../kernel/pieces.ts';
import { type OrderPrice, priceOrder } from '../kernel/price-order.ts';
import { stockNow } from '../kernel/stock-now.ts';
import { taxOn } from '../kernel/tax-on.ts';
import type { Customer } from '../kernel/who.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { type FoundVoucher, findVoucher } from '../vouchers/find-voucher.ts';
import type { VoucherLine } from '../vouchers/goods-of-voucher.ts';
import { isCollected } from './collect/collection.ts';

/** A line of an order with its product as it is sold today. */
interface LineToday {
  line: typeof orderLines.$inferSelect;
  /** Undefined: the product is not sold. */
  product: typeof products.$inferSelect | undefined;
  /** The tax of today, in percent; of a product that is not sold, that of the order. */
  gstPercent: number;
  /** Of a bundle, with their stocks. */
  parts: readonly PartToSell[];
}

/** An order that has released its goods, at the prices of today. */
export interface OrderToday {
  lines: LineToday[];
  price: OrderPrice;
  delivery: DeliveryQuote;
  voucher: FoundVoucher | undefined;
  /** The part that gift vouchers pay. */
  giftCardPaise: number;
  payablePaise: number;
}

interface PriceToday {
  ctx: Context;
  /** The customer of the order, with the membership that counts. */
  customer: Customer;
  order: OrderRow;
  /** Locks products, voucher and gift vouchers until the transaction ends. */
  lock: boolean;
}

/** Prices the goods, voucher, delivery and gift vouchers of an order as they are today. */
export async function priceToday({ ctx, customer, order, lock }: PriceToday): Promise<OrderToday> {
  const lines = await linesToday(ctx, order, lock);
  const toPrice = lines.map((one) => ({ ...one.line, ...pricesOf(one) }));
  const goodsPaise = toPrice.reduce((sum, one) => sum + one.quantity * one.pricePaise, 0);
  const voucher = await voucherToday({ ctx, customer, order, lock }, toPrice);
  const { giftCardPaise: spentPaise } = order;
  const delivery = quoteDelivery((await storedSettings(ctx.db)).delivery, {
    cart: { goodsPaise },
    place: order,
    who: customer,
    isCollected: isCollected(order),
  });
  const price = priceOrder({
    lines: toPrice,
    ...voucher?.discount,
    shippingPaise: delivery.paise,
  });
  const balance = spentPaise > 0 ? await lockOwnBalance(ctx.db, customer.customerId) : 0;
  const giftCardPaise = giftCardShareOf(price.totalPaise, Math.min(balance, spentPaise));
  const payablePaise = price.totalPaise - giftCardPaise;
  return { lines, price, delivery, voucher, giftCardPaise, payablePaise };
}

async function linesToday(
  { db, clock }: Context,
  { id }: OrderRow,
  lock: boolean,
): Promise<LineToday[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id));
  const ids = lines.map(({ productId }) => productId);
  const now = clock.now();
  if (lock) await lockProducts(db, { orderIds: [id] });
  const { hsn, gstPercent } = taxOn(isoDayInIndia(now));
  const found = await db
    .select({
      product: { ...getTableColumns(products), pricePaise: priceAt(now), stock: stockNow(), hsn },
      parts: partsToSell(),
      gstPercent,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id));
  return lines.map((line) => {
    const today = found.find(({ product }) => product.id === line.productId);
    const isSold = today?.product.isPublished && hasParts(line, today.parts);
    return isSold ? { line, ...today } : withdrawn(line);
  });
}

/** A bundle of other parts is other goods than those that were ordered. */
function hasParts({ parts }: LineToday['line'], now: readonly PartToSell[]): boolean {
  const spell = (some: readonly OrderedPart[]) =>
    some.map(({ id, quantity }) => `${quantity} of ${id}`).sort();
  return isDeepStrictEqual(spell(parts), spell(now));
}

const withdrawn = (line: LineToday['line']): LineToday => ({
  line,
  product: undefined,
  gstPercent: line.gstPercent,
  parts: [],
});

/** Returns the prices and the tax of today; a product that is not sold keeps those of the order. */
function pricesOf({ line, product, gstPercent }: LineToday) {
  const { pricePaise, mrpPaise } = product ?? line;
  return { pricePaise, mrpPaise, gstPercent };
}

/** Returns the voucher of the order with today's discount; undefined where it is not valid. */
async function voucherToday(
  { ctx, customer, order, lock }: PriceToday,
  lines: readonly VoucherLine[],
): Promise<FoundVoucher | undefined> {
  const { voucherCode: code } = order;
  if (!code) return undefined;
  const { customerId } = customer;
  const wanted = { db: ctx.db, code, customerId, lines, now: ctx.clock.now(), lock };
  return findVoucher(wanted).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'invalid') return undefined;
    throw error;
  });
}

/** Returns the figures of an order that are others today, in the order of the bill. */
export function changesSince(order: OrderRow, today: OrderToday): ComparedFigure[] {
  const prices = today.lines.map(({ line, product }) => ({
    name: 'price' as const,
    product: line.name,
    displayedPaise: line.pricePaise,
    nowPaise: product?.pricePaise ?? line.pricePaise,
  }));
  const { discountPaise, shippingPaise: shipping, gstPaise } = today.price;
  const rest = [
    ['discount', order.discountPaise, discountPaise],
    ['shipping', order.shippingPaise, shipping],
    ['gift_voucher', order.giftCardPaise, today.giftCardPaise],
  ] as const;
  const sums = rest.map(([name, displayedPaise, nowPaise]) => ({ name, displayedPaise, nowPaise }));
  const changed = [...prices, ...sums].filter((one) => one.displayedPaise !== one.nowPaise);
  const tax = { name: 'tax' as const, displayedPaise: order.gstPaise, nowPaise: gstPaise };
  return changed.length === 0 && gstPaise !== order.gstPaise ? [tax] : changed;
}

/** Returns the names of the goods that the order cannot have today. */
export function missingToday(today: OrderToday): string[] {
  const gone = today.lines.filter(({ product }) => !product).map(({ line }) => line.name);
  return [...new Set([...gone, ...shortToday(today)])];
}

/** Returns the names of what is sold and of which too few are left. */
export function shortToday({ lines }: OrderToday): string[] {
  const sold = lines.flatMap(({ line, product, parts }) =>
    product ? [{ ...line, parts, stock: product.stock }] : [],
  );
  return shortOf(sold).map(({ name }) => name);
}
