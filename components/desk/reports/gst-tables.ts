import { stateOfGstin } from '@/contract/shop/gst-states';
import type { GstFile, GstReturn, HsnSupplies } from '@/contract/staff/gst';
import type { DeskEntry } from '@/lib/desk/desk';
import type { DeskColumn } from '@/lib/desk/desk-columns';

/** A table of the return as it is displayed. */
export interface GstTable {
  title: string;
  file?: GstFile;
  columns: readonly DeskColumn[];
  rows: readonly DeskEntry[];
}

const money = (name: string, label: string): DeskColumn => ({ name, label, kind: 'money' });
const plain = (name: string, label: string): DeskColumn => ({ name, label, kind: 'text' });
const counted = (name: string, label: string): DeskColumn => ({ name, label, kind: 'number' });

const RATE: DeskColumn = { name: 'rt', label: 'Rate', kind: 'number', unit: '%' };
const TAXES = [
  money('txval', 'Taxable value'),
  money('iamt', 'IGST'),
  money('camt', 'CGST'),
  money('samt', 'SGST'),
];

/** `27-Maharashtra` */
const placeInWords = (pos: string) => `${pos}-${stateOfGstin(pos) ?? ''}`;

const PLACE = plain('place', 'Place of supply');
const BUYER = plain('ctin', 'GSTIN of the buyer');
const INVOICE = [plain('inum', 'Invoice'), plain('idt', 'Date'), PLACE, money('val', 'Value')];
const NOTE = [plain('nt_num', 'Credit note'), plain('nt_dt', 'Date'), PLACE, money('val', 'Value')];

/** A document in a row of its own, without its rates. */
function listed<One extends { pos: string; itms: unknown }>({ itms: _, ...one }: One) {
  return { ...one, place: placeInWords(one.pos) };
}

/** Returns the tables of a return. */
export function gstTables(of: GstReturn): GstTable[] {
  return [...businessOf(of), ...suppliesOf(of), ...sumsOf(of)];
}

function businessOf({ b2b, cdnr }: GstReturn): GstTable[] {
  return [
    {
      title: 'Invoices to registered buyers (table 4A)',
      file: 'b2b',
      columns: [BUYER, ...INVOICE],
      rows: b2b.flatMap(({ ctin, inv }) => inv.map((one) => ({ ctin, ...listed(one) }))),
    },
    {
      title: 'Credit notes to registered buyers (table 9B)',
      file: 'cdnr',
      columns: [BUYER, ...NOTE],
      rows: cdnr.flatMap(({ ctin, nt }) => nt.map((one) => ({ ctin, ...listed(one) }))),
    },
  ];
}

function suppliesOf({ b2cs, b2cl, cdnur, nil }: GstReturn): GstTable[] {
  return [
    {
      title: 'Small supplies by place and rate (table 7)',
      file: 'b2cs',
      columns: [PLACE, RATE, ...TAXES],
      rows: b2cs.map((row) => ({ ...row, place: placeInWords(row.pos) })),
    },
    {
      title: 'Large invoices to other states (table 5)',
      file: 'b2cl',
      columns: INVOICE,
      rows: b2cl.flatMap(({ pos, inv }) => inv.map((one) => listed({ ...one, pos }))),
    },
    {
      title: 'Credit notes to large invoices (table 9B)',
      columns: NOTE,
      rows: cdnur.map(listed),
    },
    {
      title: 'Supplies without tax (table 8)',
      columns: [plain('supply', 'Supply'), money('nil_amt', 'Nil rated')],
      rows: nil.inv.map((row) => ({ ...row, supply: NIL_SUPPLIES[row.sply_ty] ?? row.sply_ty })),
    },
  ];
}

const NIL_SUPPLIES: Readonly<Record<string, string>> = {
  INTRAB2B: 'Within the state, to registered buyers',
  INTRB2B: 'To other states, to registered buyers',
  INTRAB2C: 'Within the state',
  INTRB2C: 'To other states',
};

function hsnTable(title: string, file: GstFile, rows: readonly HsnSupplies[]): GstTable {
  return {
    ...{ title, file },
    columns: [
      plain('hsn_sc', 'HSN'),
      plain('desc', 'Description'),
      plain('uqc', 'Unit'),
      counted('qty', 'Quantity'),
      RATE,
      money('total', 'Total value'),
      ...TAXES,
    ],
    rows: rows.map((row) => ({ ...row, total: row.txval + row.iamt + row.camt + row.samt })),
  };
}

function sumsOf({ hsn, doc_issue: issued }: GstReturn): GstTable[] {
  return [
    hsnTable('Summary by HSN, registered buyers (table 12)', 'hsn-b2b', hsn.hsn_b2b),
    hsnTable('Summary by HSN (table 12)', 'hsn', hsn.hsn_b2c),
    {
      title: 'Documents issued (table 13)',
      file: 'documents',
      columns: [
        plain('kind', 'Document'),
        plain('from', 'From'),
        plain('to', 'To'),
        counted('totnum', 'Number'),
        counted('cancel', 'Cancelled'),
      ],
      rows: issued.doc_det.flatMap(({ doc_num, docs }) =>
        docs.map((row) => ({ ...row, kind: doc_num === 1 ? 'Invoices' : 'Credit notes' })),
      ),
    },
  ];
}
