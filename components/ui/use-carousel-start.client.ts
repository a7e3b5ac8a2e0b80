'use client';

import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

const IDLE_TIMEOUT_MS = 2000;

/** Turns true once the element is near the screen and the browser has nothing better to do. */
export function useCarouselStart(element: RefObject<HTMLElement | null>): boolean {
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        cancel = whenIdle(() => setStarted(true));
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [element]);

  return started;
}

/** Safari has no idle callback; a moment later is close enough. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, IDLE_TIMEOUT_MS / 4);
  return () => clearTimeout(timer);
}
