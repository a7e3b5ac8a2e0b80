import { toRupees } from '../../../../contract/shop/money.ts';
import type { InvoiceSums } from '../../../providers/invoice/invoice-document.ts';

type Taxes = Omit<InvoiceSums, 'totalPaise'>;

export const NO_TAXES: Taxes = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** Adds the taxes of a line or a rate, or takes them off. */
export function addTaxes(to: Taxes, more: Taxes, sign: 1 | -1): Taxes {
  return {
    taxablePaise: to.taxablePaise + sign * more.taxablePaise,
    cgstPaise: to.cgstPaise + sign * more.cgstPaise,
    sgstPaise: to.sgstPaise + sign * more.sgstPaise,
    igstPaise: to.igstPaise + sign * more.igstPaise,
  };
}

/** Whether a sum is of nothing: the portal refuses a row without an amount. */
export const isNothing = (taxes: Taxes) => Object.values(taxes).every((paise) => paise === 0);

/** Returns taxes in rupees, by the names of the offline tool. */
export function amountsOf({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: Taxes) {
  return {
    txval: toRupees(taxablePaise),
    iamt: toRupees(igstPaise),
    camt: toRupees(cgstPaise),
    samt: toRupees(sgstPaise),
    csamt: 0,
  };
}
