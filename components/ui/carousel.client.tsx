'use client';

import type { ReactNode } from 'react';
import { Children, lazy, Suspense, useCallback, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { CarouselArrows } from './carousel-arrows.client';
import { CarouselBars, PauseButton } from './carousel-controls.client';
import type { Engine } from './carousel-engine.client';
import { classNames } from './class-names';
import { useAutoplay } from './use-autoplay.client';
import { useAwake } from './use-awake.client';
import { useCarouselPlace } from './use-carousel-place.client';
import { useCarouselStart } from './use-carousel-start.client';

const CarouselEngine = lazy(async () => {
  const { CarouselEngine: Loaded } = await import('./carousel-engine.client');
  return { default: Loaded };
});

interface CarouselProps {
  /** Names the region for screen readers. */
  label: string;
  /**
   * `over`: bars on the slides. `inset`: the same in a box, which the slides fill. `head`: arrows
   * beside the head. `shelf`: head and arrows at the left.
   */
  layout: 'over' | 'inset' | 'head' | 'shelf';
  /** The section's title and text. */
  head?: ReactNode;
  /** 3 means 3, 2 from 768 px down, and 1 with a peek from 480 px down. */
  perView?: 1 | 3;
  /** Moves on by itself every so many milliseconds, with a pause button. */
  autoplayMs?: number;
  loop?: boolean;
  /** The slides. */
  children: ReactNode;
}

/**
 * Slides side by side. They scroll and snap natively at once, also without scripts; embla takes over
 * when the carousel is near the screen and the browser is idle.
 */
export function Carousel({
  label,
  layout,
  head,
  perView = 1,
  autoplayMs,
  loop = false,
  children,
}: CarouselProps) {
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const isAwake = useAwake(region);
  const isNear = useCarouselStart(region);
  const started = isNear && isAwake;
  const place = useCarouselPlace(engine, Children.count(children));
  const advance = useCallback(() => engine && goOn(engine), [engine]);
  const autoplay = useAutoplay(region, autoplayMs, engine ? advance : undefined);

  return (
    <section
      ref={region}
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames(styles.carousel, styles[layout])}
    >
      {head && <div className={styles.title}>{head}</div>}
      <div
        ref={viewport}
        className={styles.viewport}
        data-engine={engine ? 'on' : 'off'}
        data-asleep={isAwake ? undefined : ''}
        tabIndex={engine ? undefined : 0}
      >
        <ul className={classNames(styles.track, perView === 3 && styles.three)}>
          {Children.map(children, (slide) => (
            <li className={styles.slide}>{slide}</li>
          ))}
        </ul>
      </div>
      {place.stops > 1 && (
        <div className={styles.controls}>
          {autoplayMs && <PauseButton playing={autoplay.playing} onToggle={autoplay.toggle} />}
          {layout === 'over' || layout === 'inset' ? (
            <CarouselBars place={place} onPick={(index) => engine?.scrollTo(index)} />
          ) : (
            <CarouselArrows {...place} onMove={(by) => move(engine, viewport.current, by)} />
          )}
        </div>
      )}
      {started && (
        <Suspense fallback={null}>
          <CarouselEngine region={region} viewport={viewport} loop={loop} onReady={setEngine} />
        </Suspense>
      )}
    </section>
  );
}

function goOn(engine: Engine): void {
  if (engine.canScrollNext()) engine.scrollNext();
  else engine.scrollTo(0);
}

/** By one stop, or by one screenful while the engine is not there. */
function move(engine: Engine | null, viewport: HTMLElement | null, by: -1 | 1): void {
  if (!engine) viewport?.scrollBy({ left: by * viewport.clientWidth, behavior: 'smooth' });
  else if (by === 1) engine.scrollNext();
  else engine.scrollPrev();
}
