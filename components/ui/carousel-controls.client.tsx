'use client';

import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';
import type { CarouselPosition } from './use-carousel.client';

/** One bar for each stop. */
export function CarouselBars({
  position,
  onPick,
}: {
  position: CarouselPosition;
  onPick: (index: number) => void;
}) {
  const t = useText();
  const stops = Array.from({ length: position.stops }, (_, index) => index);
  return (
    <div className={styles.bars}>
      {stops.map((index) => (
        <button
          key={index}
          type="button"
          aria-label={t('Slide {value} of {stops}', {
            value: t(index + 1),
            stops: t(position.stops),
          })}
          aria-current={index === position.index ? 'true' : undefined}
          onClick={() => onPick(index)}
        />
      ))}
    </div>
  );
}

/** Pauses and resumes automatic movement. */
export function PauseButton({ playing, onToggle }: { playing: boolean; onToggle: () => void }) {
  return (
    <IconButton label={playing ? 'Pause' : 'Play'} className="icon-18" onClick={onToggle}>
      {playing ? <Icon name="pause" /> : <Icon name="play" />}
    </IconButton>
  );
}
