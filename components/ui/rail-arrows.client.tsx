'use client';

import { useEffect, useState } from 'react';
import { CarouselArrows } from './carousel-arrows.client';
import { whenAwake } from './far';

const SLACK_PX = 2;

/** Arrows that scroll the element with the id `railId` by one screenful. Hidden if all fits. */
export function RailArrows({ railId }: { railId: string }) {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: true });

  useEffect(() => {
    const follow = (rail: HTMLElement) => {
      const read = () => setEnds(endsOf(rail));
      const resize = new ResizeObserver(read);
      resize.observe(rail);
      rail.addEventListener('scroll', read, { passive: true });
      return () => {
        resize.disconnect();
        rail.removeEventListener('scroll', read);
      };
    };
    return whenAwake(() => document.getElementById(railId), follow);
  }, [railId]);

  const move = (by: -1 | 1) => {
    const rail = document.getElementById(railId);
    rail?.scrollBy({ left: by * rail.clientWidth, behavior: 'smooth' });
  };

  if (!ends.canGoBack && !ends.canGoOn) return null;
  return <CarouselArrows {...ends} onMove={move} />;
}

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return {
    canGoBack: scrollLeft > SLACK_PX,
    canGoOn: scrollLeft + clientWidth < scrollWidth - SLACK_PX,
  };
}
