'use client';

import useSWR from 'swr';
import type { Suggestion } from '@/lib/api/shopper';

interface UseSuggestions {
  /** At most four; undefined while loading, after a failure and for an empty query. */
  products: Suggestion[] | undefined;
  isLoading: boolean;
}

/** Products for a search text. Answers belong to their question: one that comes late is not shown. */
export function useSuggestions(query: string): UseSuggestions {
  const path = query === '' ? null : `search?${new URLSearchParams({ q: query })}`;
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
