import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { chargeFor } from '../../contract/shop/delivery-charges.ts';
import { AHMEDABAD_ID, DEFAULT_SETTINGS } from '../../contract/shop/settings.ts';
import { cartLines, carts } from '../../shop-api/db/schema/carts.ts';
import { products } from '../../shop-api/db/schema/products.ts';
import { vouchers } from '../../shop-api/db/schema/vouchers.ts';
import type { TestApp } from './test-app.ts';

/** Products of the demo shop; each sale sets their prices. */
const SHELF = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008];
/** An HSN code without a rate entry, so that the product's own rate applies. */
const UNKNOWN_HSN = '00000000';
/** Two categories of the demo shop, neither below the other: the shelf alternates between them. */
const CATEGORIES = [401, 402] as const;
const MIN_ORDER_PAISE = 25_000;
const CODE = 'SALE';

/** The goods, discount and destination of a sale. Money in paise. */
export interface Sale {
  lines: { quantity: number; pricePaise: number; gstRate: number }[];
  voucher?: { percent: number; amountPaise: null } | { percent: null; amountPaise: number };
  /** The voucher is for every other product, from the first one on. */
  isForSome: boolean;
  isAtHome: boolean;
}

/** Any valid sale. */
export const anySale: fc.Arbitrary<Sale> = fc
  .record(
    {
      lines: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 20 }),
          pricePaise: fc.integer({ min: 1, max: 500_000 }),
          gstRate: fc.constantFrom(0, 3, 5, 12, 18, 40),
        }),
        { minLength: 1, maxLength: SHELF.length },
      ),
      voucher: fc.oneof(
        fc.integer({ min: 1, max: 99 }).map((percent) => ({ percent, amountPaise: null as null })),
        fc
          .integer({ min: 1, max: 20_000 })
          .map((amountPaise) => ({ percent: null as null, amountPaise })),
      ),
      isForSome: fc.boolean(),
      isAtHome: fc.boolean(),
    },
    { requiredKeys: ['lines', 'isForSome', 'isAtHome'] },
  )
  .filter(({ lines }) => goodsOf(lines) >= MIN_ORDER_PAISE);

/** Returns what its delivery costs in paise: to the shop's own city, or elsewhere. */
export function shippingOf({ lines, isAtHome }: Sale): number {
  const cityId = isAtHome ? AHMEDABAD_ID : null;
  const to = { goodsPaise: goodsOf(lines), cityId, isMember: false };
  return chargeFor(DEFAULT_SETTINGS.delivery, to).paise;
}

/** The price of the goods of a sale, in paise. */
export function goodsOf(lines: Sale['lines']): number {
  return lines.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0);
}

/** Whether the voucher of a sale is for the product in this place. */
export const isMeant = ({ isForSome }: Sale, index: number) => !isForSome || index % 2 === 0;

/** The price of the goods that the voucher is for, in paise. */
export function meantOf(sale: Sale): number {
  return goodsOf(sale.lines.filter((_, index) => isMeant(sale, index)));
}

/** The discount in paise; a percentage is rounded down to whole paise. */
export function discountOf(sale: Sale): number {
  const { voucher } = sale;
  if (!voucher) return 0;
  if (voucher.percent === null) return Math.min(voucher.amountPaise, meantOf(sale));
  return Number((BigInt(meantOf(sale)) * BigInt(voucher.percent)) / 100n);
}

/** Sets the prices and the customer's cart of a sale; returns the voucher's code. */
export async function arrangeSale(app: TestApp, customerId: number, sale: Sale): Promise<string> {
  const { db } = app;
  for (const [index, { pricePaise, gstRate }] of sale.lines.entries()) {
    const categoryId = CATEGORIES[index % 2] as number;
    const priced = { pricePaise, mrpPaise: pricePaise, gstRate, hsn: UNKNOWN_HSN, stock: 1000 };
    const facts = { ...priced, categoryId };
    await db
      .update(products)
      .set(facts)
      .where(eq(products.id, SHELF[index] ?? 0));
  }
  const [cart] = await db
    .insert(carts)
    .values({ customerId })
    .onConflictDoUpdate({ target: carts.customerId, set: { customerId } })
    .returning();
  const cartId = cart?.id ?? 0;
  await db.delete(cartLines).where(eq(cartLines.cartId, cartId));
  const rows = sale.lines.map(({ quantity }, index) => {
    return { cartId, productId: SHELF[index] ?? 0, quantity };
  });
  await db.insert(cartLines).values(rows);
  if (!sale.voucher) return '';
  const categoryIds = sale.isForSome ? [CATEGORIES[0]] : [];
  const voucher = { ...sale.voucher, categoryIds };
  await db
    .insert(vouchers)
    .values({ code: CODE, ...voucher })
    .onConflictDoUpdate({ target: vouchers.code, set: voucher });
  return CODE;
}
