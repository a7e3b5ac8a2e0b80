'use client';

import { useEffect } from 'react';
import { onBrowserIdle } from '@/lib/browser/browser-idle';
import { VITALS_SHARE } from '@/lib/view/vitals';

/** Measures a sample of the page loads, with code that is loaded when the browser is idle. */
export function WebVitals() {
  useEffect(() => {
    if (Math.random() >= VITALS_SHARE) return;
    const url = new URL(location.href);
    return onBrowserIdle(() => {
      import('@/lib/browser/send-vitals').then(
        ({ sendVitals }) => sendVitals(url),
        () => undefined,
      );
    });
  }, []);
  return null;
}
