'use client';

import { useEffect, useId } from 'react';
import useSWR from 'swr';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { Wishlist, WishlistItem } from '@/lib/view/wishlist';
import { useSession } from './use-session';

/**
 * Returns the wishlist of a page that came with one. It follows the hearts of all tabs: removed
 * products disappear at once, products added elsewhere are read from the shop.
 */
export function useWishlistOfPage(first: WishlistItem[]): WishlistItem[] {
  const { session, isLoaded } = useSession();
  // A separate key: cached data of an earlier visit of the page is older than `first`.
  const { data: items, mutate } = useSWR(`wishlist ${useId()}`, fetchWishlist, {
    fallbackData: first,
    revalidateOnMount: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  useEffect(() => {
    void mutate(first, { revalidate: false });
  }, [first, mutate]);
  const { wishlisted } = session;
  useEffect(() => {
    const known = new Set(items.map((item) => item.product_id));
    if (wishlisted.some((id) => !known.has(id))) void mutate();
  }, [wishlisted, items, mutate]);
  return isLoaded ? items.filter((item) => wishlisted.includes(item.product_id)) : items;
}

async function fetchWishlist(): Promise<WishlistItem[]> {
  const { getJson } = await import('./http');
  const { items } = await getJson<Wishlist>(shoppingApi.wishlist());
  return items;
}
