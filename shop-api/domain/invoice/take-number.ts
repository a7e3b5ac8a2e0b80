import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Database } from '../../db/database.ts';
import { invoiceCounters } from '../../db/schema/invoice-counters.ts';

/** Invoices and credit notes are counted apart. */
export type Series = 'VN' | 'VC';

const DIGITS = 6;
const APRIL = 4;

interface TakeNumber {
  series: Series;
  now: Date;
}

/**
 * The next number of a series in its financial year, such as `VN/26-27/000123`: at most 16 characters of those
 * that CGST Rules 46 and 53 allow. Taken within the transaction that writes the paper, so that there
 * are no gaps: one that fails gives its number back.
 */
export async function takeNumber(tx: Database, { series, now }: TakeNumber): Promise<string> {
  const financialYear = financialYearOf(now);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.financialYear],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning();
  if (!counter) throw new Error('An upsert always answers its row');
  return `${series}/${financialYear}/${String(counter.last).padStart(DIGITS, '0')}`;
}

/** April to March in India: `26-27`. */
function financialYearOf(now: Date): string {
  const day = DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' });
  const first = day.month < APRIL ? day.year - 1 : day.year;
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('-');
}
