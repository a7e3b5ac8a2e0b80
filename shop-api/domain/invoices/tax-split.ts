import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceSums,
} from '../../providers/invoice/invoice-document.ts';

/** A line before its tax is split. */
export type Untaxed = Omit<
  InvoiceLine,
  'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'taxablePaise'
> & {
  gstPaise: number;
};

/** Splits the tax of each line; CGST and SGST are equal, since `gstInside` counts a half twice. */
export function withTaxes(lines: readonly Untaxed[], isWithinState: boolean): InvoiceLine[] {
  return lines.map(({ gstPaise, ...line }) => {
    const taxed = { ...line, taxablePaise: line.totalPaise - gstPaise };
    if (!isWithinState) return { ...taxed, cgstPaise: 0, sgstPaise: 0, igstPaise: gstPaise };
    const half = Math.round(gstPaise / 2);
    const taxablePaise = line.totalPaise - 2 * half;
    return { ...taxed, taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
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
