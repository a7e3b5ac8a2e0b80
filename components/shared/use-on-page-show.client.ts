'use client';

import { useEffect } from 'react';

/**
 * Calls `callback` whenever the page is shown, also when the back/forward cache restores it.
 * `callback` must be stable.
 */
export function useOnPageShow(callback: (event: PageTransitionEvent) => void): void {
  useEffect(() => {
    window.addEventListener('pageshow', callback);
    return () => window.removeEventListener('pageshow', callback);
  }, [callback]);
}
