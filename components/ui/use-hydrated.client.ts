'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false in the server's HTML: controls that scripts disable must work without them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
