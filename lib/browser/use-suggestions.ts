'use client';

import useSWR from 'swr';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { Suggestion } from '@/lib/view/search';

interface UseSuggestions {
  /** At most four; undefined while loading, after a failure and for an empty query. */
  products: Suggestion[] | undefined;
  isLoading: boolean;
}

/** Returns products for a search text. An answer to an earlier text is not displayed. */
export function useSuggestions(query: string): UseSuggestions {
  const path = query === '' ? null : shoppingApi.search(query);
  const { data, isLoading } = useSWR(path, readProducts, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { products: data, isLoading };
}

async function readProducts(path: string): Promise<Suggestion[]> {
  const { getJson } = await import('./http');
  const { products } = await getJson<{ products: Suggestion[] }>(path);
  return products;
}
