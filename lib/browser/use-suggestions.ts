'use client';

import { useRef } from 'react';
import useSWR from 'swr';
import { query } from '@/lib/api-routes/path';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { Suggestions, SuggestionsOf } from '@/lib/view/search';
import { keepProducts } from './keep-products';

interface UseSuggestions {
  /** Undefined until the first answer, after a failure, and while nothing is wanted. */
  suggestions: SuggestionsOf | undefined;
  isLoading: boolean;
}

/**
 * Returns suggestions for a search text; nothing is read without one. Products that fit stay while
 * it is typed on. The previous suggestions remain until the answer to the latest text is there;
 * those of a text do not remain for an empty one.
 */
export function useSuggestions(text: string | undefined): UseSuggestions {
  const key =
    text === undefined ? null : ([query(shoppingApi.search(), { q: text }), text] as const);
  const last = useRef<SuggestionsOf>(undefined);
  const read = async (wanted: readonly [string, string]) => {
    last.current = keepProducts(last.current, await readSuggestions(wanted));
    return last.current;
  };
  const { data, error, isLoading } = useSWR(key, read, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const isOver = text === undefined || error !== undefined || (text === '' && data?.of !== '');
  return { suggestions: isOver ? undefined : data, isLoading };
}

async function readSuggestions([path, of]: readonly [string, string]): Promise<SuggestionsOf> {
  const { getJson } = await import('./http');
  return { ...(await getJson<Suggestions>(path)), of };
}
