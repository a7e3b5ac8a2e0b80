import { sql } from 'drizzle-orm';
import { brandResource } from '../../../../contract/catalogue/brand-desk.ts';
import { formResource } from '../../../../contract/catalogue/form-desk.ts';
import { tagResource } from '../../../../contract/catalogue/tag-desk.ts';
import { brands, productFoams, tags } from '../../../db/schema/product-attributes.ts';
import { storedIn } from '../../desk/resource.ts';
import { notFound } from '../../kernel/errors.ts';
import { slugFor } from './slug-for.ts';

/** What all kinds of names share. A job stores the words of their products within a second or two. */
const named = {
  tags: ['products', 'categories'],
  usedBy: { products: ['product', 'products'] },
  complete: <Fields extends { name: string; slug?: string | undefined }>(fields: Fields) => ({
    ...fields,
    slug: slugFor(fields),
  }),
} as const;

/** Names that products have, by kind. */
export const NAMES = {
  brand: storedIn(brandResource, {
    ...named,
    missing: () => notFound('brand_not_found', 'Brand'),
    table: brands,
    computed: { products: sql`(SELECT count(*)::int FROM products WHERE brand_id = brands.id)` },
  }),
  tag: storedIn(tagResource, {
    ...named,
    missing: () => notFound('tag_not_found', 'Tag'),
    table: tags,
    computed: { products: sql`(SELECT count(*)::int FROM product_tags WHERE tag_id = tags.id)` },
  }),
  form: storedIn(formResource, {
    ...named,
    missing: () => notFound('form_not_found', 'Form'),
    table: productFoams,
    computed: {
      products: sql`(SELECT count(*)::int FROM products WHERE foam_id = product_foams.id)`,
    },
  }),
};
export type NameKind = keyof typeof NAMES;
