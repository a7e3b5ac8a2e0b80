import { inArray } from 'drizzle-orm';
import { toRupees } from '../../../../contract/shop/money.ts';
import { vouchers } from '../../../db/schema/vouchers.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Managed } from '../../trail/managed.ts';

type Row = typeof vouchers.$inferSelect;

/** A voucher as the desk and the trail see it; how often it was used changes by itself. */
export const MANAGED_VOUCHERS: Managed<number, ReturnType<typeof entryOf>> = {
  kind: 'voucher',
  missing: () => notFound('voucher_not_found', 'Voucher'),
  read: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(vouchers)
      .where(inArray(vouchers.id, [...ids]));
    return new Map(rows.map((row) => [row.id, entryOf(row)]));
  },
};

const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise));

function entryOf(row: Row) {
  return {
    code: row.code,
    title: row.title,
    percent: row.percent,
    amount: rupees(row.amountPaise),
    max_discount: rupees(row.maxDiscountPaise),
    minimum: toRupees(row.minTotalPaise),
    valid_from: row.validFrom?.toISOString() ?? null,
    valid_until: row.validUntil?.toISOString() ?? null,
    uses_per_customer: row.usesPerCustomer,
    uses_in_all: row.usesInAll,
    category_ids: row.categoryIds,
    is_active: row.isActive,
    is_offer: row.isOffer,
  };
}
