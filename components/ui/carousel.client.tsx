'use client';

import { Children, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useText } from '#language';
import styles from './carousel.module.css';
import { CarouselArrows } from './carousel-arrows.client';
import { CarouselBars, PauseButton } from './carousel-controls.client';
import type { Engine } from './carousel-engine.client';
import { slideClass, trackClass } from './carousel-track';
import { classNames } from './class-names';
import { useInterest } from './defer-until-interest.client';
import { useAutoplay, useCarouselPosition, useCarouselStart } from './use-carousel.client';

const CarouselEngine = lazy(async () => {
  const { CarouselEngine: Loaded } = await import('./carousel-engine.client');
  return { default: Loaded };
});

interface CarouselProps {
  /** The region's name for screen readers. */
  label: string;
  /**
   * `over`: bars on the slides. `inset`: the same in a box filled by the slides. `head`: arrows
   * beside the heading. `shelf`: heading and arrows at the left.
   */
  layout: 'over' | 'inset' | 'head' | 'shelf';
  /** The section's heading and text. */
  head?: ReactNode;
  /** Slides in view. 3: 2 up to 768 px, and 1 with a part of the next up to 480 px. */
  perView?: 1 | 3;
  /** The interval of the automatic movement in milliseconds; it adds a pause button. */
  autoplayMs?: number;
  loop?: boolean;
  /** The slides. */
  children?: ReactNode;
  /** In place of the slides: their whole list (`carousel-track.ts`). */
  track?: { list: ReactNode; slides: number };
}

/**
 * Slides side by side. They scroll and snap natively, also without scripts; embla takes over when
 * the carousel is near the screen and the browser is idle.
 */
export function Carousel({
  label,
  layout,
  head,
  perView = 1,
  autoplayMs,
  loop = false,
  children,
  track,
}: CarouselProps) {
  const t = useText();
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const isAwake = useInterest(region);
  const isNear = useCarouselStart(region);
  const started = isNear && isAwake;
  const position = useCarouselPosition(engine, track?.slides ?? Children.count(children));
  const advance = useCallback(() => engine && goOn(engine), [engine]);
  const autoplay = useAutoplay(region, autoplayMs, engine ? advance : undefined);

  return (
    <section
      ref={region}
      aria-roledescription={t('carousel')}
      aria-label={t(label)}
      className={classNames('may-shrink relative', styles[layout])}
    >
      {head && <div className={styles.title}>{head}</div>}
      <div
        ref={viewport}
        // A shelf has more boxes than all that is above it.
        className={classNames(styles.viewport, layout === 'shelf' && 'below-fold')}
        data-engine={engine ? 'on' : 'off'}
        data-asleep={isAwake ? undefined : ''}
        tabIndex={engine ? undefined : 0}
      >
        {track?.list ?? (
          <ul className={trackClass(perView)}>
            {Children.map(children, (slide) => (
              <li className={slideClass}>{slide}</li>
            ))}
          </ul>
        )}
      </div>
      {position.stops > 1 && (
        <div className={`needs-scripts ${styles.controls}`}>
          {autoplayMs && <PauseButton playing={autoplay.playing} onToggle={autoplay.toggle} />}
          {layout === 'over' || layout === 'inset' ? (
            <CarouselBars position={position} onPick={(index) => engine?.scrollTo(index)} />
          ) : (
            <CarouselArrows {...position} onMove={(by) => move(engine, viewport.current, by)} />
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

/** Scrolls by one stop, or by one screenful before the engine has loaded. */
function move(engine: Engine | null, viewport: HTMLElement | null, by: -1 | 1): void {
  if (!engine) viewport?.scrollBy({ left: by * viewport.clientWidth, behavior: 'smooth' });
  else if (by === 1) engine.scrollNext();
  else engine.scrollPrev();
}
