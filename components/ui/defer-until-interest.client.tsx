'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * A box with `data-asleep` until the first interaction (see `useInterest`), so that the stylesheet
 * of its content can defer pictures outside the screen.
 */
export function DeferUntilInterest({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isAwake = useInterest(box);
  return (
    <div ref={box} className={className} data-asleep={isAwake ? undefined : ''}>
      {children}
    </div>
  );
}

/** Long after the first paint, also on a slow network. */
const QUIET_MS = 4000;
const SIGNS_OF_INTEREST = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * Returns false until the shopper points at, touches or focuses the element, or four seconds have
 * passed. Deferring content outside the screen reserves the network for the first screen.
 */
export function useInterest(element: RefObject<HTMLElement | null>): boolean {
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
