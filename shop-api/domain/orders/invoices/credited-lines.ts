import type { InvoiceDocument, InvoiceLine } from '../../../providers/invoice/invoice-document.ts';
import { shareOut } from '../../kernel/price-cart.ts';
import type { WentBack } from '../refunds/refunded-so-far.ts';

/** An order line, in the order of the invoice, with what of it went back before and goes back now. */
export interface Credited {
  line: { gstPercent: number };
  before: WentBack;
  now: WentBack;
}

/**
 * Returns the lines of a credit note: the pieces of each line of the invoice, then its delivery. The
 * taxes are counted on from what went back before, in proportion to the total, so that all credit
 * notes of an invoice add up to each of its lines.
 */
export function creditedLines(
  { lines }: Pick<InvoiceDocument, 'lines'>,
  credited: readonly Credited[],
): InvoiceLine[] {
  return lines.flatMap((line, index) => {
    const own = credited[index];
    if (own) {
      const { quantity } = own.now;
      if (quantity === 0) return [];
      const part = { before: own.before.goodsPaise, now: own.now.goodsPaise };
      return { ...partOf(line, part, (line.grossPaise / line.quantity) * quantity), quantity };
    }
    const ofRate = credited.filter((one) => one.line.gstPercent === line.gstPercent);
    const sum = (of: 'before' | 'now') =>
      ofRate.reduce((total, one) => total + one[of].deliveryPaise, 0);
    const part = { before: sum('before'), now: sum('now') };
    return part.now === 0 ? [] : partOf(line, part, part.now);
  });
}

/** Paise of a line's total. */
interface Part {
  before: number;
  now: number;
}

function partOf(line: InvoiceLine, { before, now }: Part, grossPaise: number): InvoiceLine {
  const upTo = (tax: number, paise: number) =>
    shareOut(tax, [paise, line.totalPaise - paise])[0] ?? 0;
  const taxOf = (tax: number) => upTo(tax, before + now) - upTo(tax, before);
  const taxes = {
    cgstPaise: taxOf(line.cgstPaise),
    sgstPaise: taxOf(line.sgstPaise),
    igstPaise: taxOf(line.igstPaise),
  };
  const taxablePaise = now - taxes.cgstPaise - taxes.sgstPaise - taxes.igstPaise;
  const discountPaise = grossPaise - now;
  return { ...line, ...taxes, grossPaise, discountPaise, taxablePaise, totalPaise: now };
}
