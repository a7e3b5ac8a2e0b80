import type { GstReturn } from '../../../../contract/staff/gst.ts';
import { DocumentSeries } from './document-series.ts';
import { HsnSummary } from './hsn-summary.ts';
import type { IssuedDocument } from './issued-documents.ts';
import { ListedDocuments } from './listed-documents.ts';
import { SmallSummary } from './small-summary.ts';

/** The version of the offline tool whose files these are. */
const TOOL = { version: 'GST3.1.6', hash: 'hash' };

/** Adds up the return of a month, `2026-11`, from its documents. `gstin`: where there are none. */
export async function gstReturn(
  month: string,
  documents: AsyncIterable<IssuedDocument>,
  gstin: string,
): Promise<GstReturn> {
  const small = new SmallSummary();
  const hsn = { registered: new HsnSummary(), consumers: new HsnSummary() };
  const series = new DocumentSeries();
  const listed = new ListedDocuments();
  let seller = gstin;
  for await (const issued of documents) {
    const { document } = issued;
    seller = document.seller.gstin;
    hsn[document.buyer.gstin ? 'registered' : 'consumers'].add(issued);
    series.add(issued);
    const isListed = ListedDocuments.has(issued);
    small.add(issued, isListed ? 'nil' : 'all');
    if (isListed) listed.add(issued);
  }
  return {
    gstin: seller,
    fp: month.split('-').reverse().join(''),
    ...TOOL,
    ...listed.rows(),
    b2cs: small.rows(),
    nil: { inv: small.nilRows() },
    hsn: { hsn_b2b: hsn.registered.rows(), hsn_b2c: hsn.consumers.rows() },
    doc_issue: { doc_det: series.rows() },
  };
}
