'use client';

import { useEffect } from 'react';
import { VITALS_SHARE } from '@/lib/view/vitals';

/** Milliseconds, in browsers that do not say when they are idle. */
const LATER = 3_000;

/** Measures a sample of the page loads, with code that is loaded when the browser is idle. */
export function WebVitals() {
  useEffect(() => {
    if (Math.random() >= VITALS_SHARE) return;
    const url = new URL(location.href);
    const measure = () => {
      import('@/lib/browser/send-vitals').then(
        ({ sendVitals }) => sendVitals(url),
        () => undefined,
      );
    };
    if (!window.requestIdleCallback) {
      const timer = setTimeout(measure, LATER);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(measure);
    return () => cancelIdleCallback(handle);
  }, []);
  return null;
}
