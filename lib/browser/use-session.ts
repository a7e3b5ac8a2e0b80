'use client';

import { useEffect } from 'react';
import type { SessionSummary } from '@/lib/view/session';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';
import { startRevalidation } from './revalidation';
import { sharedSession } from './session-store';
import { useSharedValue } from './use-shared-value';

interface UseSession {
  /** An anonymous session with an empty cart until it is loaded, so that the page never waits. */
  session: SessionSummary;
  /** Whether it is known who looks. */
  isLoaded: boolean;
}

/** Returns the session with the counters: the same in every tab, loaded after the page is idle. */
export function useSession(): UseSession {
  useEffect(startRevalidation, []);
  const known = useSharedValue(sharedSession);
  return { session: known ?? ANONYMOUS_SHOPPER, isLoaded: known?.isNamed ?? false };
}
