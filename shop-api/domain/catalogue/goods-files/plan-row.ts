import { goodsColumns } from '../../../../contract/catalogue/fact-columns.ts';
import { type GoodsFact, hasFact } from '../../../../contract/catalogue/fact-values.ts';
import type { GoodsColumn } from '../../../../contract/catalogue/goods-columns.ts';
import type {
  ImportOptions,
  RowChanges,
  RowNote,
  RowVerdict,
} from '../../../../contract/catalogue/import-shapes.ts';
import { productFields } from '../../../../contract/catalogue/manage.ts';
import { factMessages } from '../../../../contract/messages/staff-facts.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { englishText } from '../../../../contract/messages/text-with-values.ts';
import type { GoodsRow } from '../../../providers/goods-files/goods-file.ts';
import { missingIn } from '../manage/product-states.ts';
import { slugOf } from '../manage/slug-for.ts';
import { CellProblem } from './cell-values.ts';
import { checkPlanned, withoutEmptyPairs, wrong } from './check-planned.ts';
import { cellOf } from './entry-cells.ts';
import { fieldAt, withField } from './field-paths.ts';
import { type CellReading, valueOfCell } from './plan-cells.ts';
import type { PlannedFields } from './planned-fields.ts';
import { type FoundPicture, plannedPictures } from './planned-pictures.ts';

/** What rows are compared with. */
export interface Comparing extends CellReading {
  defaults: ImportOptions['defaults'];
  /** Those that goods have now. */
  facts: readonly GoodsFact[];
  /** Finds a picture of the ZIP or of the shop. */
  findPicture: (source: string) => FoundPicture;
}

/** A row as the dry run shows it. */
export interface RowPlan {
  verdict: RowVerdict;
  fields: PlannedFields | null;
  changes: RowChanges;
  notes: RowNote[];
}

const STOCK = 'Stock';
const PUBLISHED = 'Published';

/** A new product before the cells of its row: a draft. */
const BLANK = {
  ...productFields.getDefault(),
  is_published: false,
  translations: {},
} as unknown as PlannedFields;

/** Compares a row with the product that has its SKU. @param current undefined: none has */
export async function planRow(
  { cells, notes: first }: GoodsRow,
  current: PlannedFields | undefined,
  comparing: Comparing,
): Promise<RowPlan> {
  const notes: RowNote[] = [...first];
  const before = current ?? BLANK;
  const given = current ? cells : withDefaults(cells, comparing.defaults);
  const columns = columnsOf(given, comparing.facts);
  let fields: Record<string, unknown> = { ...before };
  for (const [column, cell] of columns) {
    try {
      const { value, said = [] } = valueOfCell(column, cell, comparing);
      fields = withField(fields, column.field, value);
      notes.push(...said.map((message) => ({ column: column.label, message })));
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      notes.push(wrong(column.label, englishText(error.said)));
    }
  }
  const pictures = plannedPictures(fields, before, comparing.findPicture);
  notes.push(...pictures.notes);
  const planned = { ...withoutEmptyPairs(fields), ...pictures.fields } as unknown as PlannedFields;
  notes.push(...notesOnOthersFacts(planned, columns, comparing.facts));
  const checked = await checkPlanned(planned, comparing.facts, notes);
  if (checked) refuseWithoutAddress(checked, notes);
  if (checked) holdBack(checked, current, comparing, notes);
  const compared = columns.map(([column]) => column);
  const becomes = checked ? { ...planned, is_published: checked.is_published } : planned;
  const changes = changesOf(current, becomes, compared, comparing);
  // Pieces may be sold until the row is written: a stock that the file leaves is left then too.
  if (checked && !changes.some(({ column }) => column === STOCK)) delete checked.stock;
  const isWrong = notes.some(({ is_wrong: isOne }) => isOne);
  return {
    verdict: verdictOf({ isWrong, isNew: !current, changes }),
    fields: isWrong ? null : checked,
    changes,
    notes,
  };
}

/** A cell about a fact that goods of the category do not have keeps its row out. */
function notesOnOthersFacts(
  { category_id: category }: PlannedFields,
  columns: readonly [GoodsColumn, string][],
  facts: readonly GoodsFact[],
): RowNote[] {
  if (typeof category !== 'number') return [];
  const others = facts.filter((fact) => !hasFact(fact, category));
  const fields = new Set(others.map(({ key }) => `facts.${key}`));
  return columns
    .filter(([{ field }, cell]) => fields.has(field) && cell.trim() !== '')
    .map(([{ label }]) => wrong(label, englishText(factMessages.ofOthers(label))));
}

/** A name of signs alone has no address. */
function refuseWithoutAddress({ slug, name }: PlannedFields, notes: RowNote[]): void {
  if (slug || slugOf(name)) return;
  notes.push(wrong('Slug', englishText(goodsFileMessages.nameWithoutLetters(name))));
}

/**
 * Goods that lack what the law demands come in as drafts. From those that are on sale it cannot be
 * taken; what they lacked before keeps no row out.
 */
function holdBack(
  planned: PlannedFields,
  current: PlannedFields | undefined,
  { facts }: Comparing,
  notes: RowNote[],
): void {
  if (!planned.is_published) return;
  const isOnSale = current?.is_published === true;
  const lacked = new Set(isOnSale ? missingIn(current, facts).map(({ field }) => field) : []);
  const missing = missingIn(planned, facts).filter(({ field }) => !lacked.has(field));
  if (missing.length === 0) return;
  const why = missing.map(({ message }) => message).join('; ');
  if (isOnSale) notes.push(wrong(PUBLISHED, why));
  else {
    planned.is_published = false;
    notes.push({ column: PUBLISHED, message: englishText(goodsFileMessages.draft(why)) });
  }
}

function verdictOf({
  isWrong,
  isNew,
  changes,
}: {
  isWrong: boolean;
  isNew: boolean;
  changes: RowChanges;
}): RowVerdict {
  if (isWrong) return 'wrong';
  if (isNew) return 'added';
  return changes.length > 0 ? 'changed' : 'same';
}

function columnsOf(
  cells: Record<string, string>,
  facts: readonly GoodsFact[],
): [GoodsColumn, string][] {
  return goodsColumns(facts).flatMap((column): [GoodsColumn, string][] => {
    const cell = cells[column.label];
    return cell === undefined ? [] : [[column, cell]];
  });
}

function withDefaults(cells: Record<string, string>, defaults: ImportOptions['defaults']) {
  const missing = Object.entries(defaults).filter(([label, text]) => text && !cells[label]?.trim());
  return { ...cells, ...Object.fromEntries(missing) };
}

function changesOf(
  current: PlannedFields | undefined,
  planned: PlannedFields,
  columns: readonly GoodsColumn[],
  { book }: Comparing,
): RowChanges {
  return columns.flatMap((column) => {
    const before = current ? cellOf(column, current, book) : '';
    const after =
      fieldAt(planned, column.field) === undefined && !column.field.startsWith('picture_')
        ? ''
        : cellOf(column, planned, book);
    return before === after ? [] : [{ column: column.label, before, after }];
  });
}
