import { desc, eq, sql } from 'drizzle-orm';
import { toRupees } from '../../../../contract/shop/money.ts';
import { customers } from '../../../db/schema/customers.ts';
import { orders } from '../../../db/schema/orders.ts';
import { voucherUses } from '../../../db/schema/vouchers.ts';
import type { Context } from '../../kernel/context.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { staffOf } from '../../kernel/who.ts';
import { readOne } from '../../trail/managed.ts';
import { storedVouchers } from './vouchers.ts';

interface ListUses {
  ctx: Context;
  input: Paging & { id: number };
}

/** Returns a page of the orders that have used a voucher, the newest first. Staff only. */
export async function listVoucherUses({ ctx: { db, who }, input }: ListUses) {
  staffOf(who);
  const { id } = input;
  await readOne(db, storedVouchers.managed, id);
  const isOfVoucher = eq(voucherUses.voucherId, id);
  const query = db
    .select({
      order: orders.number,
      customer: sql<string>`trim(concat(${customers.firstName}, ' ', ${customers.lastName}))`,
      discountPaise: orders.discountPaise,
      at: voucherUses.createdAt,
    })
    .from(voucherUses)
    .innerJoin(orders, eq(orders.id, voucherUses.orderId))
    .innerJoin(customers, eq(customers.id, voucherUses.customerId))
    .where(isOfVoucher)
    .orderBy(desc(voucherUses.createdAt), desc(voucherUses.orderId))
    .$dynamic();
  const [total, rows] = await Promise.all([
    db.$count(voucherUses, isOfVoucher),
    pageOf(query, input),
  ]);
  const listed = rows.map(({ discountPaise, at, ...row }) => ({
    ...row,
    discount: toRupees(discountPaise),
    at: at.toISOString(),
  }));
  return pagedAnswer(listed, total, input);
}
