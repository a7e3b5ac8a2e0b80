import type { ProductListQuery } from '@/contract/catalogue/catalogue';
import type { SeedProduct } from '@/shop-api/seed/seed-data';

type Query = Partial<ProductListQuery>;
type Group = 'tags' | 'foams' | 'brands' | 'countries' | 'price' | 'stock';

const chosen = <T>(values: readonly (T | undefined)[] | undefined, value: T) =>
  !values?.length || values.includes(value);

const FILTERS: Record<Group, (product: SeedProduct, query: Query) => boolean> = {
  tags: (product, query) =>
    !query.product_tag?.length || product.tag_ids.some((id) => query.product_tag?.includes(id)),
  foams: (product, query) => chosen(query.product_foam, product.form_id),
  brands: (product, query) => chosen(query.brand, product.brand_id),
  countries: (product, query) => chosen(query.country_of_origin, product.country_of_origin),
  price: (product, query) =>
    product.price >= (query.price_min ?? 0) &&
    product.price <= (query.price_max ?? Number.POSITIVE_INFINITY),
  stock: (product, query) => !query.in_stock || product.stock !== 0,
};

/** Returns the products a listing should contain, filtered the slow way from the seed data. */
export function expectedProducts(
  products: readonly (SeedProduct & { category_path: number[] })[],
  query: Query,
  without?: Group,
): SeedProduct[] {
  const groups = (Object.keys(FILTERS) as Group[]).filter((group) => group !== without);
  return products.filter(
    (product) =>
      (query.category_id === undefined || product.category_path.includes(query.category_id)) &&
      groups.every((group) => FILTERS[group](product, query)),
  );
}

/** Counts the products per value; values without products are left out. */
export function countBy<Key>(
  products: readonly SeedProduct[],
  valuesOf: (product: SeedProduct) => readonly Key[],
): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const value of products.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
