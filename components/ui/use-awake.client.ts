'use client';

import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Long after the first paint, on a slow network too. */
const QUIET_MS = 4000;
const SIGNS_OF_INTEREST = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * False until someone points at the element, touches or focuses it, or the page has stood
 * for four seconds. What is out of sight until then is fetched no sooner, so that the first screen
 * has the network to itself.
 */
export function useAwake(element: RefObject<HTMLElement | null>): boolean {
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || isAwake) return undefined;
    const wake = () => setIsAwake(true);
    const timer = setTimeout(wake, QUIET_MS);
    for (const sign of SIGNS_OF_INTEREST) {
      target.addEventListener(sign, wake, { once: true, passive: true, capture: true });
    }
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_INTEREST) target.removeEventListener(sign, wake, true);
    };
  }, [element, isAwake]);

  return isAwake;
}
