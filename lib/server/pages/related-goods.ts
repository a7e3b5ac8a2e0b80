import 'server-only';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import type { DisplayedOrder } from '@/lib/view/orders';
import { orNull } from './as-customer';
import { getProductPage } from './product';

/** Each costs a product page, which is mostly cached. */
const MAX_LINES = 5;
const MAX_GOODS = 8;

/**
 * Returns products that go with the goods of an order, without these and their other sizes; none
 * without an order.
 */
export async function getRelatedGoods(
  order: DisplayedOrder | null | undefined,
): Promise<ProductListItem[]> {
  const goods = order?.rated_product_info.filter((line) => !line.is_packing) ?? [];
  const lines = goods.slice(0, MAX_LINES);
  const pages = await Promise.all(lines.map(({ id }) => orNull(getProductPage(id))));
  const ordered = new Set([
    ...goods.map(({ id }) => id),
    ...pages.flatMap((page) => page?.product.sizes?.map(({ id }) => id) ?? []),
  ]);
  const related = pages.flatMap((page) => page?.beside?.related ?? []);
  const byId = new Map(related.map((card) => [card.id, card]));
  return [...byId.values()].filter(({ id }) => !ordered.has(id)).slice(0, MAX_GOODS);
}
