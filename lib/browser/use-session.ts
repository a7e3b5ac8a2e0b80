'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import type { SessionSummary } from '@/lib/api/shopper';
import { NOBODY } from '@/lib/api/shopper';
import { keepFresh } from './keep-fresh';
import { SESSION_KEY } from './shopper';

interface UseSession {
  /** Nobody with an empty cart until it is loaded, so that nothing on the page has to wait. */
  session: SessionSummary;
  isLoaded: boolean;
}

/** Who is shopping, with the counters: the same in every tab, loaded after the page is idle. */
export function useSession(): UseSession {
  useEffect(keepFresh, []);
  const { data } = useSWR<SessionSummary>(SESSION_KEY, null);
  return { session: data ?? NOBODY, isLoaded: data !== undefined };
}
