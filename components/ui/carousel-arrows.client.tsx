'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';
import type { CarouselPlace } from './use-carousel-place.client';

interface ArrowsProps extends Pick<CarouselPlace, 'canGoBack' | 'canGoOn'> {
  /** -1 goes back, 1 goes on. */
  onMove: (by: -1 | 1) => void;
}

/** The two arrows beside a carousel or a rail; grey at its ends. */
export function CarouselArrows({ canGoBack, canGoOn, onMove }: ArrowsProps) {
  return (
    <div className={styles.arrows}>
      <IconButton
        look="round"
        label="Previous"
        aria-disabled={!canGoBack}
        onClick={() => onMove(-1)}
      >
        <ArrowLeft />
      </IconButton>
      <IconButton look="round" label="Next" aria-disabled={!canGoOn} onClick={() => onMove(1)}>
        <ArrowRight />
      </IconButton>
    </div>
  );
}
