import { and, count, eq, ne } from 'drizzle-orm';
import type { ReasonOf } from '../../../contract/kit/reasons.ts';
import type { Message } from '../../../contract/messages/text-with-values.ts';
import { voucherMessages } from '../../../contract/messages/vouchers.ts';
import { formatPaise } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { vouchers, voucherUses } from '../../db/schema/vouchers.ts';
import { assertTryLeft } from '../kernel/attempts.ts';
import type { Context } from '../kernel/context.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { DomainError, invalidField } from '../kernel/errors.ts';
import type { Try } from '../kernel/limit.ts';
import type { Discount } from '../kernel/price-cart.ts';
import { linesInCategories, type VoucherLine } from './goods-of-voucher.ts';

type Voucher = typeof vouchers.$inferSelect;

export interface VoucherFor {
  db: Database;
  code: string;
  customerId: number;
  /** The goods in the cart. */
  lines: readonly VoucherLine[];
  now: Date;
  /** Locks the voucher until the transaction ends, so that its limits of use hold. */
  lock: boolean;
  /** An open order that the new one replaces; its use of the voucher does not count. */
  instead?: number | undefined;
}

export interface FoundVoucher {
  id: number;
  code: string;
  discount: Discount & { discountPaise: number };
}

/**
 * Returns the discount of a voucher on a customer's cart. Errors: `invalid` (voucher_code), with
 * the same message for an unknown, expired or future code, so that codes cannot be guessed.
 */
export async function findVoucher(wanted: VoucherFor): Promise<FoundVoucher> {
  const voucher = await readVoucher(wanted);
  if (!voucher || !isOpen(voucher, wanted.now)) {
    throw refused('voucher_not_valid', voucherMessages.notValid);
  }
  if (priceOf(wanted.lines) < voucher.minTotalPaise) {
    const minimum = formatPaise(voucher.minTotalPaise);
    throw refused('voucher_minimum_not_reached', voucherMessages.cartTooSmall(minimum));
  }
  const discountedLines = await linesInCategories(wanted.db, wanted.lines, voucher.categoryIds);
  if (discountedLines && !discountedLines.includes(true)) {
    throw refused('voucher_for_other_goods', voucherMessages.otherGoods);
  }
  await assertUnused(voucher, wanted);
  const meantPaise = priceOf(wanted.lines.filter((_, index) => discountedLines?.[index] ?? true));
  const discountPaise = discountOf(voucher, meantPaise);
  return { id: voucher.id, code: voucher.code, discount: { discountPaise, discountedLines } };
}

function priceOf(lines: readonly VoucherLine[]): number {
  return lines.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0);
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
    throw refused('voucher_used_up', voucherMessages.usedUp);
  }
  if (voucher.usesPerCustomer === null) return;
  const own = and(isOfVoucher, eq(voucherUses.customerId, customerId));
  if ((await uses(own)) >= voucher.usesPerCustomer) {
    throw refused('voucher_used_already', voucherMessages.usedBefore);
  }
}

/**
 * Returns the discount in whole paise, rounded down; never more than the price of the goods that it
 * is for.
 */
function discountOf({ percent, amountPaise, maxDiscountPaise }: Voucher, goods: number): number {
  const off = percent === null ? (amountPaise ?? 0) : Math.floor((goods * percent) / 100);
  return Math.min(off, maxDiscountPaise ?? off, goods);
}

function refused(reason: ReasonOf<'invalid'>, message: Message) {
  return invalidField('voucher_code', reason, message);
}

/** Enough for typing errors, too few for guessing. Only codes that are not valid count. */
const WRONG_CODES = { name: 'voucher, customer', max: 10, windowMs: MINUTE_MS };

/** Returns the rate limit of a customer's voucher codes, shared by cart and orders. */
export function voucherTry(customerId: number): Try {
  return { limit: WRONG_CODES, of: String(customerId) };
}

/** Whether an error refuses a code that is not valid; a valid one may be refused for the cart. */
export function isWrongCode(error: unknown): error is DomainError {
  return error instanceof DomainError && error.reason === 'voucher_not_valid';
}

interface VoucherOfOrder {
  ctx: Pick<Context, 'db' | 'clock' | 'keys'>;
  input: Omit<VoucherFor, 'db' | 'now' | 'lock'>;
}

/**
 * Finds the voucher of an order that is being placed, locked until the transaction ends. A wrong
 * code counts as an attempt although the transaction is rolled back: orders do not bypass the
 * limit.
 * Errors: `invalid` (voucher_code), `too_many_requests`.
 */
export async function voucherOfOrder({ ctx, input }: VoucherOfOrder): Promise<FoundVoucher> {
  const guess = voucherTry(input.customerId);
  await assertTryLeft({ ctx, input: guess });
  try {
    return await findVoucher({ ...input, db: ctx.db, now: ctx.clock.now(), lock: true });
  } catch (error) {
    if (isWrongCode(error)) error.counts = guess;
    throw error;
  }
}
