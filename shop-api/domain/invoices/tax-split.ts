import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceSums,
} from '../../providers/invoice/invoice-document.ts';
import { igstInside } from '../kernel/price-cart.ts';

/** A line before its tax is split. */
export type Untaxed = Omit<
  InvoiceLine,
  'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'taxablePaise'
> & {
  /** The tax of the order inside the total. */
  gstPaise: number;
};

/**
 * States the tax of each line. Within the seller's state it is that of the order in two equal
 * halves, since `gstInside` counts a half twice; elsewhere it is the IGST inside the printed total.
 */
export function withTaxes(lines: readonly Untaxed[], isWithinState: boolean): InvoiceLine[] {
  return lines.map(({ gstPaise, ...line }) => {
    const { totalPaise, gstPercent } = line;
    const half = isWithinState ? Math.round(gstPaise / 2) : 0;
    const igstPaise = isWithinState ? 0 : igstInside(totalPaise, gstPercent);
    const taxablePaise = totalPaise - 2 * half - igstPaise;
    return { ...line, taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise };
  });
}

/** Adds up all lines. */
export function sumsOf(lines: readonly InvoiceLine[]): InvoiceSums {
  const sum = (pick: keyof InvoiceSums) => lines.reduce((total, line) => total + line[pick], 0);
  return {
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
    totalPaise: sum('totalPaise'),
  };
}

/** Adds up the lines of each tax rate, the lowest rate first. */
export function ratesOf(lines: readonly InvoiceLine[]): InvoiceDocument['rates'] {
  const rates = [...new Set(lines.map(({ gstPercent }) => gstPercent))].sort((a, b) => a - b);
  return rates.map((gstPercent) => ({
    gstPercent,
    ...sumsOf(lines.filter((line) => line.gstPercent === gstPercent)),
  }));
}
