import 'server-only';
import type { ProductListItem } from '@/contract/catalogue';
import type { DisplayedOrder } from '@/lib/view/orders';
import { orNull } from './as-customer';
import { getProductPage } from './product';

/** Returns products that go with the goods of an order; none without an order. */
export async function getRelatedGoods(
  order: DisplayedOrder | null | undefined,
): Promise<ProductListItem[]> {
  const first = order?.rated_product_info.find((line) => !line.is_packing);
  if (!first) return [];
  const page = await orNull(getProductPage(first.id));
  return page?.beside?.related ?? [];
}
