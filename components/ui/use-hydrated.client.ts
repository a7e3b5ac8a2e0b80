'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML: what scripts hold back until it is right must work without them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
