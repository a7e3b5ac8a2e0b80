import { array, mixed, number, object } from 'yup';
import { counted, deskPaging } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { uploadedFile } from '../kit/fields.ts';
import { done, id } from '../kit/shapes.ts';
import { goodsFileMessages } from '../messages/staff-import.ts';
import { IMPORT_PART_BYTES } from '../shop/limits.ts';
import {
  importEntry,
  importOptions,
  importRow,
  ROW_VERDICTS,
  type RowVerdict,
  type SentFileName,
  sentFiles,
} from './import-shapes.ts';

const part = object({
  file: mixed<SentFileName>().oneOf(['goods', 'pictures']).required(),
  /** Where the part begins: how many bytes the shop has. */
  at: number().integer().min(0).required(),
  part: uploadedFile().required(),
});

const TEMPLATE = 'A file with the columns of goods and an example';
const EXPORT = 'All products, with the columns that an import reads';

function goodsFile<const Path extends string>(kind: 'csv' | 'xlsx', path: Path, what: string) {
  return endpoint({
    summary: `${what}, as ${kind.toUpperCase()}; for staff`,
    method: 'GET',
    path,
    access: 'staff',
    role: 'catalogue',
    answer: mixed().required(),
    answerKind: kind,
  });
}

/** Goods in and out by files; docs/import.md has the columns. */
export const importEndpoints = {
  listImports: endpoint({
    summary: 'A page of the imports of goods, the newest first; for staff',
    method: 'GET',
    path: '/staff/imports/',
    access: 'staff',
    role: 'catalogue',
    query: object(deskPaging),
    answer: object({ ...done, data: array(importEntry).required(), ...counted }),
  }),
  startImport: endpoint({
    summary: 'Announce a file of goods, and the ZIP of its pictures; for staff',
    method: 'POST',
    path: '/staff/imports/',
    access: 'staff',
    role: 'catalogue',
    body: sentFiles,
    answer: object({ ...done, id: id() }),
  }),
  readImport: endpoint({
    summary: 'How far an import of goods has come; for staff',
    method: 'GET',
    path: '/staff/imports/{id}/',
    access: 'staff',
    role: 'catalogue',
    answer: object({ ...done, data: importEntry }),
  }),
  removeImport: endpoint({
    summary: 'Forget an import and its files; goods stay as they are; for staff',
    method: 'DELETE',
    path: '/staff/imports/{id}/',
    access: 'staff',
    role: 'catalogue',
    answer: object({ ...done }),
  }),
  sendImportPart: endpoint({
    summary: 'Send the next part of a file, at most 1 MB; for staff',
    method: 'POST',
    path: '/staff/imports/{id}/parts/',
    access: 'staff',
    role: 'catalogue',
    bodyKind: 'multipart',
    body: part,
    upload: {
      field: 'part',
      maxBytes: IMPORT_PART_BYTES,
      tooLarge: goodsFileMessages.partTooLarge,
    },
    unkeyed: true,
    answer: object({ ...done, received: number().integer().min(0).required() }),
  }),
  checkImport: endpoint({
    summary: 'Read a file and compare each row with the shop; changes nothing; for staff',
    method: 'POST',
    path: '/staff/imports/{id}/check/',
    access: 'staff',
    role: 'catalogue',
    body: importOptions,
    answer: object({ ...done }),
  }),
  listImportRows: endpoint({
    summary: 'A page of the rows of a file: what would change, what is wrong; for staff',
    method: 'GET',
    path: '/staff/imports/{id}/rows/',
    access: 'staff',
    role: 'catalogue',
    query: object({
      ...deskPaging,
      verdict: mixed<RowVerdict>().oneOf(ROW_VERDICTS).optional(),
    }),
    answer: object({ ...done, data: array(importRow).required(), ...counted }),
  }),
  acceptImport: endpoint({
    summary: 'Write the checked rows, all or none; for staff',
    method: 'POST',
    path: '/staff/imports/{id}/accept/',
    access: 'staff',
    role: 'catalogue',
    answer: object({ ...done }),
  }),
  getCsvTemplate: goodsFile('csv', '/staff/imports/template/csv/', TEMPLATE),
  getXlsxTemplate: goodsFile('xlsx', '/staff/imports/template/xlsx/', TEMPLATE),
  exportProductsAsCsv: goodsFile('csv', '/staff/products/export/csv/', EXPORT),
  exportProductsAsXlsx: goodsFile('xlsx', '/staff/products/export/xlsx/', EXPORT),
};
