'use client';

import { ZoomIn } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Asleep } from '@/components/ui/asleep.client';
import { GalleryThumbs } from './gallery-thumbs';
import type { GalleryView } from './gallery-views';
import styles from './product-gallery.module.css';

/** Comes when it is opened for the first time. */
const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.client')).PictureDialog,
}));

/**
 * The pictures of a product: a strip to swipe with a thumbnail each, and a dialog to look closer.
 * Without JavaScript the strip still scrolls and the thumbnails are links to its pictures.
 */
export function ProductGallery({ views }: { views: GalleryView[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isZoomed, setIsZoomed] = useState<boolean>();
  const view = views[current];
  if (!view) return <div className={`${styles.stage} ${styles.blank}`} />;

  const show = (index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };

  return (
    <Asleep className={styles.gallery}>
      <GalleryThumbs views={views} current={current} onShow={show} />
      <div className={styles.stage}>
        <ul
          className={styles.strip}
          ref={strip}
          onScroll={follow}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip is scrolled by keyboard too
          tabIndex={0}
          aria-label="Product pictures"
        >
          {views.map(({ id, stage }) => (
            <li key={id} id={id}>
              {stage}
            </li>
          ))}
        </ul>
        <LookCloser onClick={() => setIsZoomed(true)} />
        <span className={`${styles.position} num`} aria-hidden>
          {current + 1} / {views.length}
        </span>
      </div>
      {isZoomed !== undefined && (
        <Suspense>
          <PictureDialog open={isZoomed} onClose={() => setIsZoomed(false)} label={view.label}>
            {view.full}
          </PictureDialog>
        </Suspense>
      )}
    </Asleep>
  );
}

function LookCloser({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.zoom} aria-label="Look closer" onClick={onClick}>
      <ZoomIn aria-hidden strokeWidth={1.75} />
    </button>
  );
}
