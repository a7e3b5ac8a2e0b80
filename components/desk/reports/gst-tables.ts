import { stateOfGstin } from '@/contract/shop/gst-states';
import type { GstFile, GstReturn } from '@/contract/staff/gst';
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

/** Returns the tables of a return. */
export function gstTables(of: GstReturn): GstTable[] {
  return [...suppliesOf(of), ...sumsOf(of)];
}

function suppliesOf({ b2cs, b2cl, cdnur, nil }: GstReturn): GstTable[] {
  return [
    {
      title: 'Small supplies by place and rate (table 7)',
      file: 'b2cs',
      columns: [plain('place', 'Place of supply'), RATE, ...TAXES],
      rows: b2cs.map((row) => ({ ...row, place: placeInWords(row.pos) })),
    },
    {
      title: 'Large invoices to other states (table 5)',
      file: 'b2cl',
      columns: [
        plain('inum', 'Invoice'),
        plain('idt', 'Date'),
        plain('place', 'Place of supply'),
        money('val', 'Value'),
      ],
      rows: b2cl.flatMap(({ pos, inv }) =>
        inv.map(({ itms: _, ...row }) => ({ ...row, place: placeInWords(pos) })),
      ),
    },
    {
      title: 'Credit notes to large invoices (table 9B)',
      columns: [
        plain('nt_num', 'Credit note'),
        plain('nt_dt', 'Date'),
        plain('place', 'Place of supply'),
        money('val', 'Value'),
      ],
      rows: cdnur.map(({ itms: _, ...row }) => ({ ...row, place: placeInWords(row.pos) })),
    },
    {
      title: 'Supplies without tax (table 8)',
      columns: [plain('supply', 'Supply'), money('nil_amt', 'Nil rated')],
      rows: nil.inv.map((row) => ({
        ...row,
        supply: row.sply_ty === 'INTRAB2C' ? 'Within the state' : 'To other states',
      })),
    },
  ];
}

function sumsOf({ hsn, doc_issue: issued }: GstReturn): GstTable[] {
  return [
    {
      title: 'Summary by HSN (table 12)',
      file: 'hsn',
      columns: [
        plain('hsn_sc', 'HSN'),
        plain('desc', 'Description'),
        plain('uqc', 'Unit'),
        counted('qty', 'Quantity'),
        RATE,
        money('total', 'Total value'),
        ...TAXES,
      ],
      rows: hsn.hsn_b2c.map((row) => ({
        ...row,
        total: row.txval + row.iamt + row.camt + row.samt,
      })),
    },
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
