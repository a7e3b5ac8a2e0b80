import { and, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { voucherUses } from '../../db/schema/voucher-uses.ts';
import { vouchers } from '../../db/schema/vouchers.ts';
import { invalidField } from '../errors.ts';
import { formatPaise } from '../pricing/format-paise.ts';

type Voucher = typeof vouchers.$inferSelect;

export interface VoucherFor {
  db: Database;
  code: string;
  customerId: number;
  /** The goods of the cart, before anything comes off. */
  goodsPaise: number;
  now: Date;
  /** Holds the voucher until the transaction ends, so that it is not used more often than it may. */
  lock: boolean;
  /** An order whose use does not count, since it is being written anew. */
  instead?: number | undefined;
}

export interface FoundVoucher {
  id: number;
  code: string;
  discountPaise: number;
}

/**
 * What a voucher takes off a customer's cart. Errors: `invalid` (voucher_code), with the same words
 * for a code that never was, is over or is not yet, so that codes cannot be found by guessing.
 */
export async function findVoucher(wanted: VoucherFor): Promise<FoundVoucher> {
  const voucher = await readVoucher(wanted);
  if (!voucher || !isOpen(voucher, wanted.now)) throw refused('This voucher code is not valid.');
  if (wanted.goodsPaise < voucher.minTotalPaise) {
    const minimum = formatPaise(voucher.minTotalPaise);
    throw refused(`This voucher needs a cart of at least ${minimum}.`);
  }
  await assertUnused(voucher, wanted);
  return {
    id: voucher.id,
    code: voucher.code,
    discountPaise: discountOf(voucher, wanted.goodsPaise),
  };
}

async function readVoucher({ db, code, lock }: VoucherFor): Promise<Voucher | undefined> {
  const query = db.select().from(vouchers).where(eq(vouchers.code, code.trim().toUpperCase()));
  const [voucher] = await (lock ? query.for('update') : query);
  return voucher;
}

function isOpen({ isActive, validFrom, validUntil }: Voucher, now: Date): boolean {
  return isActive && (!validFrom || validFrom <= now) && (!validUntil || now < validUntil);
}

async function assertUnused(
  voucher: Voucher,
  { db, customerId, instead = 0 }: VoucherFor,
): Promise<void> {
  const isOfVoucher = and(eq(voucherUses.voucherId, voucher.id), ne(voucherUses.orderId, instead));
  const uses = async (where = isOfVoucher) => {
    const [row] = await db.select({ n: count() }).from(voucherUses).where(where);
    return row?.n ?? 0;
  };
  if (voucher.usesInAll !== null && (await uses()) >= voucher.usesInAll) {
    throw refused('This voucher has been used up.');
  }
  if (voucher.usesPerCustomer === null) return;
  const own = and(isOfVoucher, eq(voucherUses.customerId, customerId));
  if ((await uses(own)) >= voucher.usesPerCustomer) {
    throw refused('You have used this voucher already.');
  }
}

/** In whole paise, rounded down; never more than the goods cost. */
function discountOf({ percent, amountPaise, maxDiscountPaise }: Voucher, goods: number): number {
  const off = percent === null ? (amountPaise ?? 0) : Math.floor((goods * percent) / 100);
  return Math.min(off, maxDiscountPaise ?? off, goods);
}

function refused(message: string) {
  return invalidField('voucher_code', message);
}
