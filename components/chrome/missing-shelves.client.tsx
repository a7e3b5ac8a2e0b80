'use client';

import useSWR from 'swr';
import { useText } from '#language';
import { BuyableCard } from '@/components/cart/buyable-card.client';
import { CategoryPlates } from '@/components/home/category-plates';
import { ProductRail } from '@/components/shared/product-rail';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { NotFoundShelves } from '@/lib/view/categories';

/** Six categories and the best sellers, for a shopper who looked for a page that does not exist. */
export function MissingShelves() {
  const { language } = useText();
  const { data } = useSWR<NotFoundShelves>(shoppingApi.missing(language), readShelves, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  if (!data) return null;
  return (
    <>
      {data.categories.length > 0 && <CategoryPlates categories={data.categories} />}
      <ProductRail title="All Time Best Sellers" products={data.bestSellers} Card={BuyableCard} />
    </>
  );
}

async function readShelves(path: string): Promise<NotFoundShelves> {
  const { getJson } = await import('@/lib/browser/http');
  return getJson<NotFoundShelves>(path);
}
