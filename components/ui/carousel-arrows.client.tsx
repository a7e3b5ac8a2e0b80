'use client';

import { Icon } from '@/components/ui/icon';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';
import type { CarouselPosition } from './use-carousel.client';

interface CarouselArrowsProps extends Pick<CarouselPosition, 'canGoBack' | 'canGoOn'> {
  /** -1 for previous, 1 for next. */
  onMove: (by: -1 | 1) => void;
}

/** The two arrows of a carousel or a rail; disabled at its ends. */
export function CarouselArrows({ canGoBack, canGoOn, onMove }: CarouselArrowsProps) {
  return (
    <div className={styles.arrows}>
      <IconButton
        variant="round"
        label="Previous"
        aria-disabled={!canGoBack}
        onClick={() => onMove(-1)}
      >
        <Icon name="arrow-left" />
      </IconButton>
      <IconButton variant="round" label="Next" aria-disabled={!canGoOn} onClick={() => onMove(1)}>
        <Icon name="arrow-right" />
      </IconButton>
    </div>
  );
}
