import type { DeskProductFields } from '../../../../contract/catalogue/manage.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { brands, productFoams, tags } from '../../../db/schema/product-attributes.ts';
import { products } from '../../../db/schema/products.ts';
import { assertKnown, type NamedEntries } from '../../kernel/assert-known.ts';

/** Requires that what a product names exists, but for its pictures. Errors: `invalid` by field. */
export async function assertProductNames(tx: Database, fields: DeskProductFields): Promise<void> {
  const { related_product_ids: related, other_product_ids: others } = fields;
  const named: NamedEntries[] = [
    { field: 'brand_id', label: 'Brand', table: brands, ids: [fields.brand_id] },
    { field: 'category_id', label: 'Category', table: categories, ids: [fields.category_id] },
    { field: 'form_id', label: 'Form', table: productFoams, ids: [fields.form_id] },
    { field: 'tag_ids', label: 'Tag', table: tags, ids: fields.tag_ids },
    { field: 'related_product_ids', label: 'Related product', table: products, ids: related },
    { field: 'other_product_ids', label: 'Other product', table: products, ids: others },
  ];
  for (const one of named) await assertKnown(tx, one);
}
