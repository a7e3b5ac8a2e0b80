import { joinList } from '../../../../contract/catalogue/cell-lists.ts';
import type { GoodsColumn } from '../../../../contract/catalogue/goods-columns.ts';
import type { OtherLanguage } from '../../../../contract/shop/languages.ts';
import { writeCell } from './cell-values.ts';
import { fieldAt } from './field-paths.ts';
import { isNewName, type NameBook, type NamedKind, type NewName } from './name-book.ts';
import type { PlannedFields, PlannedPicture } from './planned-fields.ts';

/** The fields that hold ids of named things. */
export const NAMED_FIELDS: Readonly<Record<string, NamedKind>> = {
  brand_id: 'brand',
  category_id: 'category',
  form_id: 'form',
  tag_ids: 'tag',
};

/** Writes the cell of a column, as the export has it and as the import reads it. */
export function cellOf(
  { field, kind, choices = [] }: GoodsColumn,
  fields: PlannedFields,
  book: Pick<NameBook, 'nameOf'>,
): string {
  const { pictures } = fields;
  if (field === 'pictures') return joinList(pictures.map(({ source }) => source));
  if (field === 'picture_views') return joinList(pictures.map(({ view }) => view));
  if (field === 'picture_texts') return joinList(pictures.map(({ alt_text }) => alt_text));
  const [, language] = /^picture_texts_(\w+)$/.exec(field) ?? [];
  if (language) return textsOfPictures(pictures, language as OtherLanguage);
  const value = fieldAt(fields, field);
  const nameOfChoice = (key: unknown) =>
    choices.find((one) => one.key === key)?.name ?? String(key ?? '');
  if (kind === 'choice') return nameOfChoice(value);
  if (kind === 'choices') return joinList(((value ?? []) as string[]).map(nameOfChoice));
  const named = NAMED_FIELDS[field];
  const nameOf = (one: number | NewName) =>
    isNewName(one) ? one.path.join(' > ') : book.nameOf(named as NamedKind, one);
  if (kind === 'names') return joinList((value as (number | NewName)[]).map(nameOf));
  if (named) return value === null || value === undefined ? '' : nameOf(value as number | NewName);
  return writeCell(value);
}

/** Empty where no picture has a text in the language. */
function textsOfPictures(pictures: readonly PlannedPicture[], language: OtherLanguage): string {
  const texts = pictures.map(({ translations }) => translations[language]?.alt_text ?? '');
  return texts.some(Boolean) ? joinList(texts) : '';
}
