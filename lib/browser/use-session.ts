'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { ANONYMOUS_SHOPPER, type SessionSummary } from '@/lib/view/session';
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

/**
 * Returns one fact of the session. A part that needs no more, such as each of forty hearts, renders
 * again when this fact changes, not whenever the session does.
 */
export function useSessionFact<Fact extends boolean | number>(
  read: (session: SessionSummary) => Fact,
): Fact {
  useEffect(startRevalidation, []);
  return useSyncExternalStore(
    sharedSession.subscribe,
    () => read(sharedSession.get() ?? ANONYMOUS_SHOPPER),
    () => read(ANONYMOUS_SHOPPER),
  );
}
