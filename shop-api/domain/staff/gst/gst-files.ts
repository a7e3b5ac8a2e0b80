import { stateOfGstin } from '../../../../contract/shop/gst-states.ts';
import type { GstFile, GstReturn, HsnSupplies } from '../../../../contract/staff/gst.ts';
import { documentPaise, type IssuedDocument } from './issued-documents.ts';

/** Returns the sales register: every document of a month, credit notes with their sums taken off. */
export async function* registerRows(
  documents: AsyncIterable<IssuedDocument>,
): AsyncGenerator<string[]> {
  yield [
    ...['Document', 'Number', 'Date', 'Place of supply', 'Taxable value'],
    ...['IGST', 'CGST', 'SGST', 'Rounding', 'Total', 'GSTIN of the buyer', 'Registered name'],
  ];
  for await (const { document, sign } of documents) {
    const { number, issuedOn, placeOfSupply, sums, buyer } = document;
    const { taxablePaise, igstPaise, cgstPaise, sgstPaise, totalPaise } = sums;
    const total = documentPaise(document);
    const money = [taxablePaise, igstPaise, cgstPaise, sgstPaise, total - totalPaise, total];
    yield [
      sign === 1 ? 'Invoice' : 'Credit note',
      ...[number, issuedOn, `${placeOfSupply.code}-${placeOfSupply.state}`],
      ...money.map((paise) => inRupees(sign * paise)),
      ...(buyer.gstin ? [buyer.gstin, buyer.name] : ['', '']),
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

const HSN_COLUMNS = [
  ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
  ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
];

const hsnRow = ({ hsn_sc, desc, uqc, qty, rt, txval, iamt, camt, samt }: HsnSupplies) => [
  ...[hsn_sc, desc, uqc, String(qty), money(txval + iamt + camt + samt), String(rt)],
  ...[txval, iamt, camt, samt, 0].map(money),
];

const TABLES: Record<Exclude<GstFile, 'register'>, (of: GstReturn) => string[][]> = {
  b2b: ({ b2b }) => [
    [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date'],
      ...['Invoice Value', 'Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate'],
      ...['Invoice Type', 'E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount'],
    ],
    ...b2b.flatMap(({ ctin, inv }) =>
      inv.flatMap(({ inum, idt, val, pos, rchrg, itms }) =>
        itms.map(({ itm_det: { rt, txval } }) => [
          ...[ctin, '', inum, idt, money(val), named(pos), rchrg, ''],
          ...['Regular B2B', '', String(rt), money(txval), ''],
        ]),
      ),
    ),
  ],
  cdnr: ({ cdnr }) => [
    [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
      ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value'],
      ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
    ],
    ...cdnr.flatMap(({ ctin, nt }) =>
      nt.flatMap(({ nt_num, nt_dt, ntty, val, pos, rchrg, itms }) =>
        itms.map(({ itm_det: { rt, txval } }) => [
          ...[ctin, '', nt_num, nt_dt, ntty, named(pos), rchrg, 'Regular B2B', money(val)],
          ...['', String(rt), money(txval), ''],
        ]),
      ),
    ),
  ],
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
  'hsn-b2b': ({ hsn }) => [HSN_COLUMNS, ...hsn.hsn_b2b.map(hsnRow)],
  hsn: ({ hsn }) => [HSN_COLUMNS, ...hsn.hsn_b2c.map(hsnRow)],
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
