import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { optionalText, requiredText } from '../kit/fields.ts';
import { anyText, id, text } from '../kit/shapes.ts';
import { goodsFileMessages } from '../messages/staff-import.ts';
import type { Message } from '../messages/text-with-values.ts';
import { MAX_IMPORT_MB, MAX_IMPORT_ZIP_MB } from '../shop/limits.ts';

/**
 * How far an import has come: `sending` → `to_check` → `checking` → `checked` → `to_write` →
 * `writing` → `written`. `refused`: the file cannot be read. `failed`: nothing was changed, and it
 * says why. `check_interrupted` and `write_interrupted`: the shop was stopped meanwhile; nothing
 * was changed, and the step can be started again.
 */
const IMPORT_STATES = [
  'sending',
  'to_check',
  'checking',
  'checked',
  'refused',
  'to_write',
  'writing',
  'written',
  'failed',
  'check_interrupted',
  'write_interrupted',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What the dry run says of a row; `skipped` ones are no goods of this shop. */
export const ROW_VERDICTS = ['added', 'changed', 'same', 'wrong', 'skipped'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

const count = () => number().integer().min(0).required();

const sentFile = (maxMb: number, tooLarge: Message) =>
  object({
    name: requiredText('File name', 255),
    size: count().max(maxMb * 1_000_000, tooLarge),
  });

/** The files of an import as they were announced. */
export const sentFiles = object({
  goods: sentFile(MAX_IMPORT_MB, goodsFileMessages.tooLarge(MAX_IMPORT_MB)).test(
    'not-empty',
    goodsFileMessages.empty,
    (file) => file?.size !== 0,
  ),
  /** A ZIP, whose files the rows name. */
  pictures: sentFile(MAX_IMPORT_ZIP_MB, goodsFileMessages.zipTooLarge(MAX_IMPORT_ZIP_MB))
    .nullable()
    .default(null),
});
export type SentFiles = InferType<typeof sentFiles>;
export type SentFileName = keyof SentFiles;

/** What new products get where the file says nothing: texts of cells, by the label of the column. */
const defaults = object({
  Brand: optionalText('Brand').default(''),
  Category: optionalText('Category', 600).default(''),
  HSN: optionalText('HSN', 8).default(''),
  'GST rate': optionalText('GST rate', 10).default(''),
  'Country of origin': optionalText('Country of origin', 80).default(''),
});

const mapping = mixed<Record<string, string>>((value): value is Record<string, string> =>
  isTexts(value),
);

function isTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === 'string' && text.length <= 200);
}

export const importOptions = object({
  /** The label of the column that a header of the file fills; '' for none. */
  mapping: mapping.default({}),
  defaults,
  /** Whether brands, categories, forms and tags that do not exist are made. */
  makes_missing: boolean().default(false),
});
export type ImportOptions = InferType<typeof importOptions>;

const headerUse = object({
  header: text(),
  column: string().nullable().defined(),
  note: string().optional(),
});

const about = object({
  kind: mixed<'own' | 'shopify' | 'woocommerce'>()
    .oneOf(['own', 'shopify', 'woocommerce'])
    .required(),
  rows: count(),
  /** `UTF-8, comma`. */
  readAs: text(),
  headers: array(headerUse.required()).required(),
  /** The labels of all columns that a header may fill. */
  columns: array(text()).optional(),
});
export type ImportAbout = InferType<typeof about>;

const counts = object({
  added: count(),
  changed: count(),
  same: count(),
  wrong: count(),
  skipped: count(),
  /** Names that will be made, or were. */
  new_names: array(text()).required(),
  /** Pictures to fetch from other addresses. */
  pictures_to_fetch: count(),
});
export type ImportCounts = InferType<typeof counts>;

const rowNote = object({
  row: number().integer().min(1).optional(),
  /** Absent: about the whole row. */
  column: string().optional(),
  message: text(),
  /** Whether it keeps the row out. */
  is_wrong: boolean().optional(),
});
export type RowNote = InferType<typeof rowNote>;

const change = object({ column: text(), before: anyText(), after: anyText() });
/** The cells of a product that differ, as the export would write them. */
export type RowChanges = InferType<typeof change>[];

/** A row of a file, as the dry run found it. */
export const importRow = object({
  row: number().integer().min(1).required(),
  sku: anyText(),
  name: anyText(),
  verdict: mixed<RowVerdict>().oneOf(ROW_VERDICTS).required(),
  product_id: number().nullable().defined(),
  changes: array(change.required()).required(),
  notes: array(rowNote.required()).required(),
});
export type ImportRow = InferType<typeof importRow>;

/** How far an import has come. */
export const importEntry = object({
  id: id(),
  state: mixed<ImportState>().oneOf(IMPORT_STATES).required(),
  files: object({
    goods: object({ name: text(), size: count(), received: count() }).required(),
    pictures: object({ name: text(), size: count(), received: count() }).nullable().defined(),
  }),
  options: object({ mapping, defaults: object(), makes_missing: boolean().required() }),
  about: about.nullable().defined().default(null),
  counts: counts.nullable().defined().default(null),
  done: count(),
  total: count(),
  problem: anyText(),
  lost_pictures: array(rowNote.required()).required(),
  by: text(),
  /** ISO 8601, UTC. */
  at: text(),
});
export type ImportEntry = InferType<typeof importEntry>;
