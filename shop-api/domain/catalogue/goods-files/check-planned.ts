import { goodsColumns } from '../../../../contract/catalogue/fact-columns.ts';
import {
  type FactValues,
  type GoodsFact,
  withFacts,
} from '../../../../contract/catalogue/fact-values.ts';
import { columnNamed, type GoodsColumn } from '../../../../contract/catalogue/goods-columns.ts';
import type { RowNote } from '../../../../contract/catalogue/import-shapes.ts';
import { productFields } from '../../../../contract/catalogue/manage.ts';
import { CheckFailed, checkJson } from '../../../../contract/kit/check.ts';
import type { PlannedFields } from './planned-fields.ts';

/** A note that keeps its row out. */
export function wrong(column: string, message: string): RowNote {
  return { column, message, is_wrong: true };
}

const PAIRS = ['net_quantity', 'unit_price', 'licence', 'manufacturer', 'importer'] as const;

/** A fact of two parts is missing when both are. */
export function withoutEmptyPairs(fields: Record<string, unknown>): Record<string, unknown> {
  const empty = PAIRS.filter((name) => {
    const parts = fields[name];
    return parts && Object.values(parts).every((part) => part === null || part === '');
  });
  return { ...fields, ...Object.fromEntries(empty.map((name) => [name, null])) };
}

/**
 * Checks by the rules of the desk; what is only named stands for something that exists.
 * @returns null where notes were added that keep the row out
 */
export async function checkPlanned(
  planned: PlannedFields,
  facts: readonly GoodsFact[],
  notes: RowNote[],
): Promise<PlannedFields | null> {
  const present = (value: unknown) => (typeof value === 'object' && value !== null ? 1 : value);
  const stored = {
    ...planned,
    brand_id: present(planned.brand_id),
    category_id: present(planned.category_id),
    form_id: present(planned.form_id),
    tag_ids: [],
    related_product_ids: [],
    other_product_ids: [],
    pictures: planned.pictures.map(({ source, ...picture }) => ({
      ...picture,
      id: source.slice(-64),
    })),
    home_picture_id: planned.home_picture_id?.slice(-64) ?? null,
  };
  const known = new Set(notes.filter(({ is_wrong: isOne }) => isOne).map(({ column }) => column));
  const columns = goodsColumns(facts);
  try {
    const { stock: _stock, ...checked } = await checkJson(
      withFacts(productFields, facts),
      withoutNulls(stored),
    );
    // Of a fact that is switched off the product keeps what it said.
    const said = { ...planned.facts, ...checked.facts };
    return { ...checked, ...ownParts(planned), facts: withoutNull(said) };
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    const found = Object.entries(error.errors).map(([field, messages]) =>
      wrong(labelOf(field, columns), messages.join('; ')),
    );
    // A cell that cannot be read is a missing field too.
    notes.push(...found.filter(({ column }) => !known.has(column)));
    return null;
  }
}

/** An empty cell says nothing of a fact. */
function withoutNull(said: FactValues): FactValues {
  const isSaid = (value: unknown) => value !== null && value !== '' && String(value) !== '';
  return Object.fromEntries(Object.entries(said).filter(([, value]) => isSaid(value)));
}

/** A required number without a value is missing, not of a wrong kind. */
function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  const required = ['mrp', 'price', 'gst_rate', 'brand_id', 'category_id'];
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== null || !required.includes(name)),
  );
}

function ownParts(planned: PlannedFields) {
  const { brand_id, category_id, form_id, tag_ids, pictures, home_picture_id } = planned;
  const { related_product_ids, other_product_ids } = planned;
  const stock = 'stock' in planned ? { stock: planned.stock ?? null } : {};
  return {
    brand_id,
    category_id,
    form_id,
    tag_ids,
    pictures,
    home_picture_id,
    related_product_ids,
    other_product_ids,
    ...stock,
  };
}

const PARTS_OF_PICTURES: Record<string, string> = {
  view: 'picture_views',
  alt_text: 'picture_texts',
};

/** `pictures[0].alt_text` → `Picture texts`; `pictures[0].translations.hi.alt_text`: in Hindi. */
function labelOf(path: string, columns: readonly GoodsColumn[]): string {
  const [field = '', part = ''] = path.split(/\[\d+\]\.?/);
  const [, language] = /^translations\.(\w+)\.alt_text$/.exec(part) ?? [];
  const ofPicture = language ? `picture_texts_${language}` : PARTS_OF_PICTURES[part];
  const of = (name: string) => columnNamed(name, columns);
  return (of(ofPicture ?? field) ?? of(path))?.label ?? path;
}
