import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Offer, OfferProblem } from '../../../contract/vouchers/offers.ts';
import type { Database } from '../../db/database.ts';
import { vouchers } from '../../db/schema/vouchers.ts';
import { readLines } from '../cart/read-lines.ts';
import { findOpenOrder } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { findVoucher, type VoucherFor } from './find-voucher.ts';

/** As many as a cart has room for. */
const MAX_OFFERS = 5;

/**
 * Public. Returns the running vouchers that staff show to everybody, and no others (decision 0067).
 * A shopper with goods in the cart learns what each takes off, the most first, or why it does not
 * fit.
 */
export async function listOffers({ ctx }: { ctx: Context }): Promise<Offer[]> {
  const rows = await runningOffers(ctx.db, ctx.clock.now());
  const cart = rows.length > 0 ? await cartOf(ctx) : undefined;
  const offers = await Promise.all(rows.map((row) => offerOf(row, cart)));
  return offers.flatMap((one) => one ?? []).sort((a, b) => (b.discount ?? 0) - (a.discount ?? 0));
}

function runningOffers(db: Database, now: Date) {
  const isLeft = sql`${vouchers.usesInAll} IS NULL OR ${vouchers.usesInAll} >
    (SELECT count(*) FROM voucher_uses u WHERE u.voucher_id = ${vouchers.id})`;
  return db
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.isOffer, true),
        eq(vouchers.isActive, true),
        or(isNull(vouchers.validFrom), lte(vouchers.validFrom, now)),
        or(isNull(vouchers.validUntil), gt(vouchers.validUntil, now)),
        sql`(${isLeft})`,
      ),
    )
    .orderBy(asc(vouchers.id))
    .limit(MAX_OFFERS);
}

type CartOfOffers = Omit<VoucherFor, 'code'>;

/** Returns the cart of the caller; undefined where it is empty. A visitor has used no voucher. */
async function cartOf({ db, clock, who }: Context): Promise<CartOfOffers | undefined> {
  if (who.kind === 'nobody') return undefined;
  const now = clock.now();
  const lines = await readLines({ db, shopper: who, now });
  if (lines.length === 0) return undefined;
  const isKnown = who.kind === 'customer';
  const instead = isKnown ? (await findOpenOrder(db, who))?.id : undefined;
  return { db, customerId: isKnown ? who.customerId : 0, lines, now, lock: false, instead };
}

const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise));

async function offerOf(
  row: typeof vouchers.$inferSelect,
  cart: CartOfOffers | undefined,
): Promise<Offer | undefined> {
  const { code, title, percent, amountPaise, maxDiscountPaise, minTotalPaise } = row;
  const fit = cart ? await fitOf({ ...cart, code }) : { discount: null, problem: null };
  return (
    fit && {
      ...{ code, title, percent, amount: rupees(amountPaise) },
      ...{ max_discount: rupees(maxDiscountPaise), minimum: toRupees(minTotalPaise) },
      category_ids: row.categoryIds,
      ...fit,
    }
  );
}

type Fit = Pick<Offer, 'discount' | 'problem'>;

/** Returns what a voucher gives on a cart; undefined where it has ended meanwhile. */
async function fitOf(asked: VoucherFor): Promise<Fit | undefined> {
  try {
    const { discount } = await findVoucher(asked);
    return { discount: toRupees(discount.discountPaise), problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isOver = ['voucher_not_valid', 'voucher_used_up'].includes(error.reason);
    return isOver ? undefined : { discount: null, problem: error.reason as OfferProblem };
  }
}
