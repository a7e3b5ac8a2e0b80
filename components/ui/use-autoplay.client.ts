'use client';

import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

interface Autoplay {
  /** The shopper's choice, which hovering does not change. */
  playing: boolean;
  toggle: () => void;
}

/**
 * Calls `advance` every `everyMs` milliseconds, unless the shopper paused it, asks for reduced
 * motion, points at the region, has the focus in it, or looks at another tab.
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  everyMs: number | undefined,
  advance: (() => void) | undefined,
): Autoplay {
  const [playing, setPlaying] = useState(everyMs !== undefined);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || !everyMs || !advance) return undefined;
    const timer = setInterval(() => {
      if (!isHeld(region.current)) advance();
    }, everyMs);
    return () => clearInterval(timer);
  }, [region, everyMs, advance, playing]);

  return { playing, toggle: () => setPlaying(!playing) };
}

function isHeld(region: HTMLElement | null): boolean {
  return document.hidden || region?.matches(':hover, :focus-within') === true;
}
