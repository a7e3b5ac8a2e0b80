import { array, type InferType, mixed, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { anyText, count, done, rupees, text } from '../kit/shapes.ts';

/*
 * The return of a month (GSTR-1) in the shape that the offline tool of the GST portal takes. Its names
 * are those of the tool. Money in rupees; what was credited is taken off, so it may be negative.
 */

const amounts = {
  /** Without the tax. */
  txval: rupees(),
  /** Integrated, central and state tax, and the cess, which none of these goods has. */
  iamt: rupees(),
  camt: rupees(),
  samt: rupees(),
  csamt: rupees(),
};

/** A rate of an invoice or credit note that is listed: with IGST, or with CGST and SGST. */
const item = object({
  num: count(),
  itm_det: object({
    ...{ rt: rupees(), txval: rupees(), csamt: rupees() },
    ...{ iamt: number(), camt: number(), samt: number() },
  }),
});

const invoice = { inum: text(), idt: text(), val: rupees(), itms: array(item).required() };
const note = {
  ...{ ntty: text(), nt_num: text(), nt_dt: text(), val: rupees(), pos: text() },
  itms: array(item).required(),
};
/** Regular, and not with reverse charge. */
const regular = { rchrg: text(), inv_typ: text() };

/** Table 4A: invoices to registered buyers, by their GSTIN. Days as `21-11-2026`. */
const b2b = object({
  ctin: text(),
  inv: array(object({ ...invoice, pos: text(), ...regular })).required(),
});

/** Table 9B: credit notes to registered buyers. */
const cdnr = object({ ctin: text(), nt: array(object({ ...note, ...regular })).required() });

/** Table 7: supplies to consumers by place and rate, all but large ones to other states. */
const b2cs = object({
  sply_ty: oneOf('Supply', ['INTRA', 'INTER'] as const).required(),
  typ: text(),
  /** The GST code of the state: `27`. */
  pos: text(),
  rt: rupees(),
  ...amounts,
});
export type SmallSupplies = InferType<typeof b2cs>;

/** Table 5: large invoices to consumers in other states, by state. */
const b2cl = object({ pos: text(), inv: array(object(invoice)).required() });

/** Table 9B: what large invoices were credited. */
const cdnur = object({ typ: text(), ...note });

/** Table 8: supplies at no rate. */
const nil = object({ sply_ty: text(), nil_amt: rupees(), expt_amt: rupees(), ngsup_amt: rupees() });

/** Table 12: by HSN or SAC, unit and rate. */
const hsn = object({
  num: count(),
  hsn_sc: text(),
  desc: anyText(),
  uqc: text(),
  qty: number().required(),
  rt: rupees(),
  ...amounts,
});
export type HsnSupplies = InferType<typeof hsn>;

/** Table 13: the documents of a series. */
const series = object({
  num: count(),
  from: text(),
  to: text(),
  totnum: count(),
  cancel: count(),
  net_issue: count(),
});

const gstReturn = object({
  gstin: text(),
  /** The month: `112026`. */
  fp: text(),
  version: text(),
  hash: text(),
  b2b: array(b2b).required(),
  b2cs: array(b2cs).required(),
  b2cl: array(b2cl).required(),
  cdnr: array(cdnr).required(),
  cdnur: array(cdnur).required(),
  nil: object({ inv: array(nil).required() }),
  hsn: object({ hsn_b2b: array(hsn).required(), hsn_b2c: array(hsn).required() }),
  doc_issue: object({
    /** 1: invoices. 5: credit notes. */
    doc_det: array(object({ doc_num: count(), docs: array(series).required() })).required(),
  }),
});
export type GstReturn = InferType<typeof gstReturn>;

/** The tables of a month that are sent as CSV, in the columns of the tool's own templates. */
const GST_FILES = [
  'register',
  'b2b',
  'b2cs',
  'b2cl',
  'cdnr',
  'hsn-b2b',
  'hsn',
  'documents',
] as const;
export type GstFile = (typeof GST_FILES)[number];

const month = () =>
  string()
    .matches(/^20\d{2}-(0[1-9]|1[0-2])$/, 'A month is written 2026-11')
    .required();

/** None of these calls is in the specification. */
export const gstEndpoints = {
  getGstReturn: endpoint({
    summary: 'The GST return of a month, from the issued invoices and credit notes; for staff',
    method: 'GET',
    path: '/staff/gst/{month}/',
    access: 'staff',
    role: 'money',
    takesLong: true,
    params: object({ month: month() }),
    answer: object({ ...done, data: gstReturn }),
  }),
  getGstFile: endpoint({
    summary: 'A table of the GST return of a month, or its sales register, as CSV; for staff',
    method: 'GET',
    path: '/staff/gst/{month}/{file}/',
    access: 'staff',
    role: 'money',
    params: object({ month: month(), file: oneOf('File', GST_FILES).required() }),
    answer: mixed().required(),
    answerKind: 'csv',
  }),
};
