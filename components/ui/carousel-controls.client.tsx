'use client';

import { Pause, Play } from 'lucide-react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';
import type { CarouselPlace } from './use-carousel-place.client';

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
