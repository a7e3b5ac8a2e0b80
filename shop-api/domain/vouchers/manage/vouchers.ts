import { type SQL, sql } from 'drizzle-orm';
import { voucherResource } from '../../../../contract/vouchers/voucher-desk.ts';
import { categories } from '../../../db/schema/categories.ts';
import { vouchers } from '../../../db/schema/vouchers.ts';
import { storedIn } from '../../desk/resource.ts';
import { assertKnown } from '../../kernel/assert-known.ts';
import { notFound } from '../../kernel/errors.ts';

const uses = sql`(SELECT count(*)::int FROM voucher_uses WHERE voucher_id = vouchers.id)`;

function stateAt(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`CASE
    WHEN NOT ${vouchers.isActive} OR ${vouchers.validUntil} <= ${at}
      OR ${uses} >= ${vouchers.usesInAll} THEN 'ended'
    WHEN ${vouchers.validFrom} > ${at} THEN 'planned'
    ELSE 'running' END`;
}

/** Vouchers; the next order follows a change, and those that have used one stay as they are. */
export const storedVouchers = storedIn(voucherResource, {
  missing: () => notFound('voucher_not_found', 'Voucher'),
  table: vouchers,
  renamed: { minimum: 'min_total_paise' },
  computed: { uses, state: stateAt },
  sorts: { created: [vouchers.id] },
  usedBy: { uses: ['order', 'orders'] },
  // Products show what is offered on them.
  tags: ['offers'],
  moves: { end: { action: 'ended', change: () => ({ is_active: false }) } },
  check: (tx, { category_ids: ids }) =>
    assertKnown(tx, { field: 'category_ids', label: 'Category', table: categories, ids }),
});
