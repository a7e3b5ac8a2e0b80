'use client';

import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
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

/** One bar for each stop. */
export function CarouselBars({
  place,
  onPick,
}: {
  place: CarouselPlace;
  onPick: (index: number) => void;
}) {
  const stops = Array.from({ length: place.stops }, (_, index) => index);
  return (
    <div className={styles.bars}>
      {stops.map((index) => (
        <button
          key={index}
          type="button"
          aria-label={`Slide ${index + 1} of ${place.stops}`}
          aria-current={index === place.index ? 'true' : undefined}
          onClick={() => onPick(index)}
        />
      ))}
    </div>
  );
}

/** Stops and starts what moves by itself. */
export function PauseButton({ playing, onToggle }: { playing: boolean; onToggle: () => void }) {
  return (
    <IconButton label={playing ? 'Pause' : 'Play'} className={styles.pause} onClick={onToggle}>
      {playing ? <Pause /> : <Play />}
    </IconButton>
  );
}
