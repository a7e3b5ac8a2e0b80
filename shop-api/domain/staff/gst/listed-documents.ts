import { toRupees } from '../../../../contract/shop/money.ts';
import type { GstReturn } from '../../../../contract/staff/gst.ts';
import { documentPaise, type IssuedDocument } from './issued-documents.ts';
import { addTaxes, amountsOf, NO_TAXES } from './tax-amounts.ts';

/** An invoice to a consumer in another state above ₹1,00,000 is listed (since August 2024). */
const LARGE_PAISE = 10_000_000;

/** A regular supply, whose tax the seller pays. */
const REGULAR = { rchrg: 'N', inv_typ: 'R' };

/**
 * The documents that a return lists one by one: all to registered buyers, and large ones to consumers
 * in other states.
 */
export class ListedDocuments {
  readonly #b2b = new Groups<GstReturn['b2b'][number]['inv'][number]>();
  readonly #cdnr = new Groups<GstReturn['cdnr'][number]['nt'][number]>();
  readonly #b2cl = new Groups<GstReturn['b2cl'][number]['inv'][number]>();
  readonly #cdnur: GstReturn['cdnur'] = [];

  /** Whether a document is listed. */
  static has({ document, invoicePaise }: IssuedDocument): boolean {
    return Boolean(document.buyer.gstin) || (!document.isWithinState && invoicePaise > LARGE_PAISE);
  }

  /** Adds a document that is listed. */
  add({ document, sign }: IssuedDocument): void {
    const { gstin } = document.buyer;
    const { code: pos } = document.placeOfSupply;
    const itms = itemsOf(document);
    // Goods without tax are a table of their own.
    if (itms.length === 0) return;
    const day = document.issuedOn.replaceAll('/', '-');
    const val = toRupees(documentPaise(document));
    const invoice = { inum: document.number, idt: day, val, itms };
    const note = { ntty: 'C', nt_num: document.number, nt_dt: day, val, pos, itms };
    if (gstin && sign === 1) this.#b2b.add(gstin, { ...invoice, pos, ...REGULAR });
    else if (gstin) this.#cdnr.add(gstin, { ...note, ...REGULAR });
    else if (sign === 1) this.#b2cl.add(pos, invoice);
    else this.#cdnur.push({ typ: 'B2CL', ...note });
  }

  rows(): Pick<GstReturn, 'b2b' | 'b2cl' | 'cdnr' | 'cdnur'> {
    return {
      b2b: this.#b2b.sorted().map(([ctin, inv]) => ({ ctin, inv })),
      b2cl: this.#b2cl.sorted().map(([pos, inv]) => ({ pos, inv })),
      cdnr: this.#cdnr.sorted().map(([ctin, nt]) => ({ ctin, nt })),
      cdnur: this.#cdnur,
    };
  }
}

class Groups<One> {
  readonly #groups = new Map<string, One[]>();

  add(name: string, one: One): void {
    this.#groups.set(name, [...(this.#groups.get(name) ?? []), one]);
  }

  sorted(): [string, One[]][] {
    return [...this.#groups].sort(([one], [other]) => (one < other ? -1 : 1));
  }
}

/** The rates of a document with IGST, or with CGST and SGST, as the portal's own files have them. */
function itemsOf({ rates, isWithinState }: IssuedDocument['document']) {
  return rates
    .filter(({ gstPercent }) => gstPercent > 0)
    .map((rate) => {
      const { txval, iamt, camt, samt, csamt } = amountsOf(addTaxes(NO_TAXES, rate, 1));
      const { gstPercent: rt } = rate;
      const taxes = isWithinState ? { camt, samt } : { iamt };
      return { num: rt * 100 + 1, itm_det: { rt, txval, ...taxes, csamt } };
    });
}
