import { toRupees } from '../../../../contract/shop/money.ts';
import type { GstReturn } from '../../../../contract/staff/gst.ts';
import { DocumentSeries } from './document-series.ts';
import { HsnSummary } from './hsn-summary.ts';
import { documentPaise, type IssuedDocument } from './issued-documents.ts';
import { SmallSummary } from './small-summary.ts';
import { addTaxes, amountsOf, NO_TAXES } from './tax-amounts.ts';

/** An invoice to a consumer in another state above ₹1,00,000 is listed (since August 2024). */
const LARGE_PAISE = 10_000_000;

/** The version of the offline tool whose files these are. */
const TOOL = { version: 'GST3.1.6', hash: 'hash' };

/** Adds up the return of a month, `2026-11`, from its documents. `gstin`: where there are none. */
export async function gstReturn(
  month: string,
  documents: AsyncIterable<IssuedDocument>,
  gstin: string,
): Promise<GstReturn> {
  const small = new SmallSummary();
  const hsn = new HsnSummary();
  const series = new DocumentSeries();
  const large = new Map<string, GstReturn['b2cl'][number]['inv']>();
  const credited: GstReturn['cdnur'] = [];
  let seller = gstin;
  for await (const issued of documents) {
    const { document, sign } = issued;
    seller = document.seller.gstin;
    hsn.add(issued);
    series.add(issued);
    small.add(issued, isLarge(issued) ? 'nil' : 'all');
    if (!isLarge(issued)) continue;
    const { code } = document.placeOfSupply;
    const { number, ...of } = listed(issued);
    if (sign === 1)
      large.set(code, [...(large.get(code) ?? []), { inum: number, ...asInvoice(of) }]);
    else credited.push({ typ: 'B2CL', ntty: 'C', nt_num: number, pos: code, ...asNote(of) });
  }
  return {
    gstin: seller,
    fp: month.split('-').reverse().join(''),
    ...TOOL,
    b2cs: small.rows(),
    b2cl: [...large].map(([pos, inv]) => ({ pos, inv })).sort((a, b) => (a.pos < b.pos ? -1 : 1)),
    cdnur: credited,
    nil: { inv: small.nilRows() },
    hsn: { hsn_b2c: hsn.rows() },
    doc_issue: { doc_det: series.rows() },
  };
}

/** Whether an invoice, or that of a credit note, is listed by itself. */
const isLarge = ({ document, invoicePaise }: IssuedDocument) =>
  !document.isWithinState && invoicePaise > LARGE_PAISE;

function listed({ document }: IssuedDocument) {
  const itms = document.rates
    .filter(({ gstPercent }) => gstPercent > 0)
    .map((rate) => {
      const { txval, iamt, csamt } = amountsOf(addTaxes(NO_TAXES, rate, 1));
      const { gstPercent: rt } = rate;
      return { num: rt * 100 + 1, itm_det: { rt, txval, iamt, csamt } };
    });
  const day = document.issuedOn.replaceAll('/', '-');
  return { number: document.number, day, val: toRupees(documentPaise(document)), itms };
}

type Listed = Omit<ReturnType<typeof listed>, 'number'>;

const asInvoice = ({ day, ...rest }: Listed) => ({ idt: day, ...rest });
const asNote = ({ day, ...rest }: Listed) => ({ nt_dt: day, ...rest });
