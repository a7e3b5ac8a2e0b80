import type { ProductFields } from '../../../../contract/catalogue/manage.ts';
import { isNewName, type NameBook, type NewName, newNameText } from './name-book.ts';
import type { PlannedFields } from './planned-fields.ts';

/** A planned product, of which all that it names exists, but for its stock and related products. */
export type Resolved = Omit<ProductFields, 'stock' | 'related_product_ids' | 'other_product_ids'>;

/** Returns the fields with ids of what exists by now. */
export function resolved(
  fields: PlannedFields,
  book: NameBook,
  pictures: ReadonlyMap<string, string>,
): Resolved {
  const idOf = (named: number | NewName) => {
    if (!isNewName(named)) return named;
    const id = book.idOf(named.kind, named.path);
    if (id === undefined) throw new Error(`${newNameText(named)} was not made`);
    return id;
  };
  const {
    stock: _stock,
    related_product_ids: _related,
    other_product_ids: _other,
    ...own
  } = fields;
  return {
    ...own,
    brand_id: idOf(fields.brand_id),
    category_id: idOf(fields.category_id),
    form_id: fields.form_id === null ? null : idOf(fields.form_id),
    tag_ids: fields.tag_ids.map(idOf),
    pictures: fields.pictures.flatMap(({ source, ...picture }) => {
      const id = pictures.get(source);
      return id === undefined ? [] : [{ id, ...picture }];
    }),
    home_picture_id: (fields.home_picture_id && pictures.get(fields.home_picture_id)) ?? null,
  };
}
