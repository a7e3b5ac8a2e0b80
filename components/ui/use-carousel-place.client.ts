'use client';

import { useEffect, useState } from 'react';
import type { Engine } from './carousel-engine.client';

export interface CarouselPlace {
  /** The stop in view, from 0. */
  index: number;
  stops: number;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** Where a carousel stands. Before its engine is there, at the first of `stops`. */
export function useCarouselPlace(engine: Engine | null, stops: number): CarouselPlace {
  const [place, setPlace] = useState({ index: 0, stops, canGoBack: false, canGoOn: stops > 1 });

  useEffect(() => {
    if (!engine) return undefined;
    const read = () =>
      setPlace({
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

  return place;
}
