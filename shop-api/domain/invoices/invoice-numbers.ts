import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoiceCounters } from '../../db/schema/invoices.ts';
import { inIndia } from '../kernel/india-time.ts';

/** The series of invoices of orders and of memberships, and that of all credit notes. */
type Series = 'VN' | 'VE' | 'VC';

const DIGITS = 6;
const APRIL = 4;

interface TakeInvoiceNumber {
  series: Series;
  now: Date;
}

/**
 * Takes the next number of a series in its financial year, such as `VN/26-27/000123`: at most 16
 * characters of those that CGST Rules 46 and 53 allow. Within the transaction that writes the
 * document, so that there are no gaps: a failed transaction gives its number back.
 */
export async function takeInvoiceNumber(
  tx: Database,
  { series, now }: TakeInvoiceNumber,
): Promise<string> {
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

/** Returns the financial year, April to March in India: `26-27`. */
function financialYearOf(now: Date): string {
  const day = inIndia(now);
  const first = day.month < APRIL ? day.year - 1 : day.year;
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('-');
}
