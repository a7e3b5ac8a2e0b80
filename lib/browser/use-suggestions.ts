'use client';

import useSWR from 'swr';
import type { Suggestion } from '@/lib/api/shopper';

interface Suggestions {
  /** At most four; undefined while loading, after a failure and for an empty query. */
  products: Suggestion[] | undefined;
  isLoading: boolean;
}

/** Products for a search text. Answers belong to their question: one that comes late is not shown. */
export function useSuggestions(query: string): Suggestions {
  const address = query === '' ? null : `/api/search?${new URLSearchParams({ q: query })}`;
  const { data, isLoading } = useSWR(address, readProducts, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { products: data, isLoading };
}

async function readProducts(address: string): Promise<Suggestion[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const { products } = (await answer.json()) as { products: Suggestion[] };
  return products;
}
