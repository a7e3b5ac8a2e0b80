import type { Database } from '../../db/database.ts';
import { vouchers } from '../../db/schema/vouchers.ts';

/** One of each kind, for trying out. */
const DEMO_VOUCHERS = [
  {
    code: 'WELCOME10',
    percent: 10,
    minTotalPaise: 50_000,
    maxDiscountPaise: 15_000,
    usesPerCustomer: 1,
  },
  { code: 'PANTRY100', amountPaise: 10_000, minTotalPaise: 99_900 },
  { code: 'DIWALI2025', percent: 20, validUntil: new Date('2025-11-01T00:00:00+05:30') },
];

/** The vouchers of the demo shop. */
export async function seedVouchers(tx: Database): Promise<void> {
  await tx.insert(vouchers).values(DEMO_VOUCHERS);
}
