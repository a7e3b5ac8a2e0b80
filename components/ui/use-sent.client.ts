'use client';

import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether the server's HTML has this component; it stays the same. Unlike `useHydrated` it
 * draws nothing a second time.
 */
export function useSent(): boolean {
  const [sent] = useState({ value: false });
  return useSyncExternalStore(
    never,
    () => sent.value,
    () => {
      sent.value = true;
      return true;
    },
  );
}
