'use client';

import { useEffect } from 'react';
import { onBrowserIdle } from '@/lib/browser/browser-idle';

/**
 * Stores seen products for the time without a connection, with code that is loaded when the browser
 * is idle. Mounted once in the root layout.
 */
export function SeenPages() {
  useEffect(
    () =>
      onBrowserIdle(() => {
        import('@/lib/browser/store-seen').then(
          ({ storeSeenProducts }) => storeSeenProducts(),
          () => undefined,
        );
      }),
    [],
  );
  return null;
}
