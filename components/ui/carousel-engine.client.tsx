'use client';

import type { UseEmblaCarouselType } from 'embla-carousel-react';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useState } from 'react';
import { whenAwake } from './far';

export type Engine = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselEngineProps {
  region: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLElement | null>;
  loop: boolean;
  onReady: (engine: Engine) => void;
}

/**
 * Adds dragging, looping and arrow keys to a scrolling viewport. Renders nothing, so that it can
 * load after the page and leave the slides unchanged.
 */
export function CarouselEngine({ region, viewport, loop, onReady }: CarouselEngineProps) {
  const [startIndex] = useState(() => slideInView(viewport.current));
  const [attach, engine] = useEmblaCarousel({
    container: 'ul',
    align: 'start',
    containScroll: 'trimSnaps',
    startIndex,
    loop,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });

  useEffect(() => {
    const box = viewport.current;
    return whenAwake(
      () => box?.querySelector('ul'),
      () => {
        attach(box);
        return () => undefined;
      },
    );
  }, [attach, viewport]);

  useEffect(() => {
    if (!engine) return undefined;
    engine.rootNode().scrollLeft = 0;
    onReady(engine);
    return followArrowKeys(region.current, engine);
  }, [engine, onReady, region]);

  return null;
}

/** Returns the slide that the shopper had scrolled to before the engine loaded. */
function slideInView(viewport: HTMLElement | null): number {
  const slide = viewport?.querySelector('li');
  return viewport && slide?.offsetWidth ? Math.round(viewport.scrollLeft / slide.offsetWidth) : 0;
}

function followArrowKeys(region: HTMLElement | null, engine: Engine): () => void {
  const move = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    if (event.key === 'ArrowRight') engine.scrollNext();
    if (event.key === 'ArrowLeft') engine.scrollPrev();
  };
  region?.addEventListener('keydown', move);
  return () => region?.removeEventListener('keydown', move);
}
