'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import type { SessionSummary } from '@/lib/view/session';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';
import { startRevalidation } from './revalidation';
import type { KnownSession } from './session-store';
import { SESSION_KEY } from './session-store';

interface UseSession {
  /** An anonymous session with an empty cart until it is loaded, so that the page never waits. */
  session: SessionSummary;
  /** Whether it is known who looks. */
  isLoaded: boolean;
}

/** Returns the session with the counters: the same in every tab, loaded after the page is idle. */
export function useSession(): UseSession {
  useEffect(startRevalidation, []);
  const { data } = useSWR<KnownSession>(SESSION_KEY, null);
  return { session: data ?? ANONYMOUS_SHOPPER, isLoaded: data?.isNamed ?? false };
}
