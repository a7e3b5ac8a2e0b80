import { stateOfGstin } from '../../../../contract/shop/gst-states.ts';
import type { GstFile, GstReturn } from '../../../../contract/staff/gst.ts';
import { documentPaise, type IssuedDocument } from './issued-documents.ts';

/** Returns the sales register: every document of a month, credit notes with their sums taken off. */
export async function* registerRows(
  documents: AsyncIterable<IssuedDocument>,
): AsyncGenerator<string[]> {
  yield [
    ...['Document', 'Number', 'Date', 'State of the buyer', 'Taxable value'],
    ...['IGST', 'CGST', 'SGST', 'Rounding', 'Total'],
  ];
  for await (const { document, sign } of documents) {
    const { number, issuedOn, placeOfSupply, sums } = document;
    const { taxablePaise, igstPaise, cgstPaise, sgstPaise, totalPaise } = sums;
    const total = documentPaise(document);
    const money = [taxablePaise, igstPaise, cgstPaise, sgstPaise, total - totalPaise, total];
    yield [
      sign === 1 ? 'Invoice' : 'Credit note',
      ...[number, issuedOn, `${placeOfSupply.code}-${placeOfSupply.state}`],
      ...money.map((paise) => inRupees(sign * paise)),
    ];
  }
}

/** Plain numbers with two decimals, so that a spreadsheet sums them up. */
const inRupees = (paise: number) => (paise / 100).toFixed(2);

const money = (rupees: number) => rupees.toFixed(2);

/** `27-Maharashtra` */
const named = (pos: string) => `${pos}-${stateOfGstin(pos)}`;

/** Returns a table of a return in the columns of the offline tool's template. */
export async function* tableRows(
  file: Exclude<GstFile, 'register'>,
  of: GstReturn,
): AsyncGenerator<string[]> {
  yield* TABLES[file](of);
}

const TABLES: Record<Exclude<GstFile, 'register'>, (of: GstReturn) => string[][]> = {
  b2cs: ({ b2cs }) => [
    [
      ...['Type', 'Place Of Supply', 'Rate', 'Applicable % of Tax Rate', 'Taxable Value'],
      ...['Cess Amount', 'E-Commerce GSTIN'],
    ],
    ...b2cs.map(({ typ, pos, rt, txval }) => [
      ...[typ, named(pos), String(rt), '', money(txval)],
      ...['', ''],
    ]),
  ],
  b2cl: ({ b2cl }) => [
    [
      ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply'],
      ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
    ],
    ...b2cl.flatMap(({ pos, inv }) =>
      inv.flatMap(({ inum, idt, val, itms }) =>
        itms.map(({ itm_det: { rt, txval } }) => [
          ...[inum, idt, money(val), named(pos)],
          ...['', String(rt), money(txval), '', ''],
        ]),
      ),
    ),
  ],
  hsn: ({ hsn }) => [
    [
      ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
      ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
    ],
    ...hsn.hsn_b2c.map(({ hsn_sc, desc, uqc, qty, rt, txval, iamt, camt, samt }) => [
      ...[hsn_sc, desc, uqc, String(qty), money(txval + iamt + camt + samt), String(rt)],
      ...[txval, iamt, camt, samt, 0].map(money),
    ]),
  ],
  documents: ({ doc_issue }) => [
    ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    ...doc_issue.doc_det.flatMap(({ doc_num, docs }) =>
      docs.map(({ from, to, totnum, cancel }) => [
        doc_num === 1 ? 'Invoices for outward supply' : 'Credit Note',
        ...[from, to, String(totnum), String(cancel)],
      ]),
    ),
  ],
};
