import 'server-only';
import type { ProductListItem } from '@/contract/catalogue';
import { PACKING_CATEGORY_ID } from '@/contract/limits';
import { callShopApi } from '../shop-api';

/** The packing materials that can go with a gift. */
export async function listPacking(): Promise<ProductListItem[]> {
  const { data } = await callShopApi('listProductsOfCategory', {
    query: { categoryID: PACKING_CATEGORY_ID },
  });
  return data.products;
}
