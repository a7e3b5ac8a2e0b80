'use client';

import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { useText } from '#language';
import { DeferUntilInterest } from '@/components/ui/defer-until-interest.client';
import { Icon } from '@/components/ui/icon';
import type { GalleryView } from './gallery-views';
import styles from './product-gallery.module.css';

/** Loaded when it is first opened. */
const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.client')).PictureDialog,
}));

/**
 * The pictures of a product: a swipeable strip, a thumbnail for each, and a zoom dialog. Without
 * JavaScript the strip still scrolls and the thumbnails link to its pictures.
 */
export function ProductGallery({ views }: { views: GalleryView[] }) {
  const t = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isZoomed, setIsZoomed] = useState<boolean>();
  const view = views[current];
  if (!view) return <div className={`relative frame ${styles.stage} ratio-product`} />;

  const show = (index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const step = (by: -1 | 1) => show((current + by + views.length) % views.length);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };

  return (
    <DeferUntilInterest className={`split-1000 gap-4 ${styles.gallery}`}>
      <div className={`relative frame ${styles.stage}`}>
        <ul
          className={styles.strip}
          ref={strip}
          onScroll={follow}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the strip scrollable by keyboard
          tabIndex={0}
          aria-label={t('Product pictures')}
        >
          {views.map(({ id, stage }) => (
            <li key={id} id={id}>
              {stage}
            </li>
          ))}
        </ul>
        <ZoomButton onClick={() => setIsZoomed(true)} />
        <span className={`${styles.position} num`} aria-hidden>
          {current + 1} / {views.length}
        </span>
      </div>
      <GalleryThumbs views={views} current={current} onShow={show} />
      {isZoomed !== undefined && (
        <Suspense>
          <PictureDialog
            open={isZoomed}
            onClose={() => setIsZoomed(false)}
            label={view.label}
            {...(views.length > 1 && { onStep: step })}
          >
            {view.full}
          </PictureDialog>
        </Suspense>
      )}
    </DeferUntilInterest>
  );
}

function ZoomButton({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className={`stack place-center text-ink ${styles.zoom}`}
      aria-label={t('Look closer')}
      onClick={onClick}
    >
      <Icon name="zoom-in" />
    </button>
  );
}

interface GalleryThumbsProps {
  views: GalleryView[];
  /** The index of the picture on the stage. */
  current: number;
  onShow: (index: number) => void;
}

/** The thumbnails, which link to the large pictures. */
function GalleryThumbs({ views, current, onShow }: GalleryThumbsProps) {
  const t = useText();
  const showing = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    onShow(index);
  };
  return (
    <ul className={`stack packed-top gap-3 ${styles.thumbs}`} aria-label={t('Pictures')}>
      {views.map(({ id, label, thumb }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-label={label}
            aria-current={index === current}
            onClick={showing(index)}
          >
            {thumb}
          </a>
        </li>
      ))}
    </ul>
  );
}
