'use client';

import { useEffect, useId } from 'react';
import useSWR from 'swr';
import type { Wish, Wishlist } from '@/lib/api/shopper';
import { useSession } from './use-session';

/**
 * The wishlist of a page that came with one. It follows the hearts of all tabs: what is taken out
 * leaves at once, what was added elsewhere is read from the shop.
 */
export function useWishlistOfPage(first: Wish[]): Wish[] {
  const { session, isLoaded } = useSession();
  // A key of its own: what an earlier visit of the page knew is older than `first`.
  const { data: wishes, mutate } = useSWR(`wishlist ${useId()}`, readWishes, {
    fallbackData: first,
    revalidateOnMount: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  useEffect(() => {
    void mutate(first, { revalidate: false });
  }, [first, mutate]);
  const { wished } = session;
  useEffect(() => {
    const known = new Set(wishes.map((wish) => wish.product_id));
    if (wished.some((id) => !known.has(id))) void mutate();
  }, [wished, wishes, mutate]);
  return isLoaded ? wishes.filter((wish) => wished.includes(wish.product_id)) : wishes;
}

async function readWishes(): Promise<Wish[]> {
  const { getJson } = await import('./http');
  const { wishes } = await getJson<Wishlist>('wishlist');
  return wishes;
}
