'use client';

import { type RefObject, useEffect, useState } from 'react';
import { onBrowserIdle } from '@/lib/browser/browser-idle';
import { savesData } from '@/lib/browser/saves-data';
import type { Engine } from './carousel-engine.client';

export interface CarouselPosition {
  /** The index of the visible stop, from 0. */
  index: number;
  stops: number;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** Returns the position of a carousel; before its engine has loaded, the first of `stops`. */
export function useCarouselPosition(engine: Engine | null, stops: number): CarouselPosition {
  const [position, setPosition] = useState({
    index: 0,
    stops,
    canGoBack: false,
    canGoOn: stops > 1,
  });

  useEffect(() => {
    if (!engine) return undefined;
    const read = () =>
      setPosition({
        index: engine.selectedScrollSnap(),
        stops: engine.scrollSnapList().length,
        canGoBack: engine.canScrollPrev(),
        canGoOn: engine.canScrollNext(),
      });
    read();
    engine.on('select', read).on('reInit', read);
    return () => {
      engine.off('select', read).off('reInit', read);
    };
  }, [engine]);

  return position;
}

const IDLE_TIMES = { atLatest: 2000, otherwise: 500 };

/** Returns true once the element is near the screen and the browser is idle. */
export function useCarouselStart(element: RefObject<HTMLElement | null>): boolean {
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        cancel = onBrowserIdle(() => setStarted(true), IDLE_TIMES);
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

interface Autoplay {
  /** The shopper's choice; hovering does not change it. */
  playing: boolean;
  toggle: () => void;
}

/**
 * Calls `advance` every `everyMs` milliseconds, unless the shopper paused it, prefers reduced motion,
 * saves data, points at the region, has the focus in it, or looks at another tab.
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  everyMs: number | undefined,
  advance: (() => void) | undefined,
): Autoplay {
  const [playing, setPlaying] = useState(everyMs !== undefined);

  useEffect(() => {
    const isUnwanted = matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();
    if (isUnwanted) setPlaying(false);
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
