import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { VoucherState } from '../../../../contract/vouchers/desk-vouchers.ts';
import { customers } from '../../../db/schema/customers.ts';
import { orders } from '../../../db/schema/orders.ts';
import { vouchers, voucherUses } from '../../../db/schema/vouchers.ts';
import type { Context } from '../../kernel/context.ts';
import { containing } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { staffOf } from '../../kernel/who.ts';
import { MANAGED_VOUCHERS } from './managed-vouchers.ts';

interface ListVouchers {
  ctx: Context;
  input: Paging & {
    q?: string | undefined;
    state?: VoucherState | undefined;
    sort: 'created' | 'code' | 'uses';
    order: 'asc' | 'desc';
  };
}

const uses = sql<number>`(SELECT count(*)::int FROM voucher_uses u WHERE u.voucher_id = ${vouchers.id})`;
const SORTS = { created: vouchers.id, code: vouchers.code, uses };

/** Returns a page of the vouchers with how often each was used. Staff only. */
export async function listVouchers({ ctx: { db, who, clock }, input }: ListVouchers) {
  staffOf(who);
  const state = stateAt(clock.now());
  const { q, state: wanted, sort, order } = input;
  const chosen = and(
    q ? or(ilike(vouchers.code, containing(q)), ilike(vouchers.title, containing(q))) : undefined,
    wanted && eq(state, wanted),
  );
  const direction = order === 'desc' ? desc : asc;
  const query = db
    .select({ voucher: vouchers, uses, state })
    .from(vouchers)
    .where(chosen)
    .orderBy(direction(SORTS[sort]), asc(vouchers.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(vouchers, chosen), pageOf(query, input)]);
  const listed = rows.map(({ voucher, ...row }) => ({
    ...row,
    id: voucher.id,
    code: voucher.code,
    title: voucher.title,
    percent: voucher.percent,
    amount: voucher.amountPaise === null ? null : toRupees(voucher.amountPaise),
    uses_in_all: voucher.usesInAll,
    valid_until: voucher.validUntil?.toISOString() ?? null,
    is_offer: voucher.isOffer,
  }));
  return pagedAnswer(listed, total, input);
}

function stateAt(now: Date): SQL<VoucherState> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<VoucherState>`CASE
    WHEN NOT ${vouchers.isActive} OR ${vouchers.validUntil} <= ${at}
      OR ${uses} >= ${vouchers.usesInAll} THEN 'ended'
    WHEN ${vouchers.validFrom} > ${at} THEN 'planned'
    ELSE 'running' END`;
}

interface ListUses {
  ctx: Context;
  input: Paging & { id: number };
}

/** Returns a page of the orders that have used a voucher, the newest first. Staff only. */
export async function listVoucherUses({ ctx: { db, who }, input }: ListUses) {
  staffOf(who);
  const { id } = input;
  if (!(await MANAGED_VOUCHERS.read(db, [id])).has(id)) throw MANAGED_VOUCHERS.missing();
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
