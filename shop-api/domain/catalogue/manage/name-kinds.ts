import { inArray, sql } from 'drizzle-orm';
import { brandFields, formFields, tagFields } from '../../../../contract/catalogue/manage.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { brands, productFoams, tags } from '../../../db/schema/product-attributes.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Managed } from '../../trail/managed.ts';
import { byId } from './by-id.ts';

/** Names that products have: a table each, with the same calls. */
export type NameKind = 'brand' | 'tag' | 'form';

interface Named {
  name: string;
  slug?: string | undefined;
}

interface Kind {
  table: typeof brands | typeof tags | typeof productFoams;
  managed: Managed<number, Named>;
  /** Checks what was filled in and returns the columns. Errors: `invalid` by field. */
  check: (given: GivenFields) => Promise<Named>;
  /** The name of the table in its constraints. */
  constraints: string;
  /** How many products have the name of a row. */
  products: ReturnType<typeof sql<number>>;
}

/** The tables of names, by kind. */
export const NAME_KINDS = {
  brand: {
    table: brands,
    managed: {
      kind: 'brand',
      missing: () => notFound('brand_not_found', 'Brand'),
      read: async (tx, ids) =>
        byId(
          await tx
            .select({ id: brands.id, name: brands.name, slug: brands.slug, about: brands.about })
            .from(brands)
            .where(inArray(brands.id, [...ids])),
        ),
    },
    check: (given) => checkedJson(brandFields, given),
    constraints: 'brands',
    products: sql<number>`(SELECT count(*)::int FROM products WHERE brand_id = brands.id)`,
  },
  tag: {
    table: tags,
    managed: {
      kind: 'tag',
      missing: () => notFound('tag_not_found', 'Tag'),
      read: async (tx, ids) =>
        byId(
          await tx
            .select({ id: tags.id, name: tags.name, slug: tags.slug, is_badge: tags.isBadge })
            .from(tags)
            .where(inArray(tags.id, [...ids])),
        ),
    },
    check: async (given) => {
      const { is_badge: isBadge, ...fields } = await checkedJson(tagFields, given);
      return { ...fields, isBadge };
    },
    constraints: 'tags',
    products: sql<number>`(SELECT count(*)::int FROM product_tags WHERE tag_id = tags.id)`,
  },
  form: {
    table: productFoams,
    managed: {
      kind: 'form',
      missing: () => notFound('form_not_found', 'Form'),
      read: async (tx, ids) =>
        byId(
          await tx
            .select({ id: productFoams.id, name: productFoams.name, slug: productFoams.slug })
            .from(productFoams)
            .where(inArray(productFoams.id, [...ids])),
        ),
    },
    check: (given) => checkedJson(formFields, given),
    constraints: 'product_foams',
    products: sql<number>`(SELECT count(*)::int FROM products WHERE foam_id = product_foams.id)`,
  },
} satisfies Record<NameKind, Kind>;
