'use client';

import { ZoomIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useAwake } from '@/components/ui/use-awake.client';
import { PictureDialog } from './picture-dialog.client';
import styles from './product-gallery.module.css';

export interface GalleryView {
  /** What the picture shows: `Front of pack`. */
  label: string;
  thumb: ReactNode;
  stage: ReactNode;
  /** The same picture as large as it exists, for the zoom dialog. */
  full: ReactNode;
}

const slideId = (index: number) => `picture-${index + 1}`;

/**
 * The pictures of a product: a strip to swipe with a thumbnail each, and a dialog to look closer.
 * Without JavaScript the strip still scrolls and the thumbnails are links to its pictures.
 */
export function ProductGallery({ views }: { views: GalleryView[] }) {
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  const gallery = useRef<HTMLDivElement>(null);
  const isAwake = useAwake(gallery);

  const show = (index: number) => {
    const target = strip.current;
    target?.scrollTo({ left: index * target.clientWidth });
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };

  return (
    <div ref={gallery} className={styles.gallery} data-asleep={isAwake ? undefined : ''}>
      <ul className={styles.thumbs} aria-label="Pictures">
        {views.map((view, index) => (
          <li key={view.label}>
            <a
              href={`#${slideId(index)}`}
              aria-label={view.label}
              aria-current={index === current}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
            >
              {view.thumb}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.stage}>
        <ul
          className={styles.strip}
          ref={strip}
          onScroll={follow}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip is scrolled by keyboard too
          tabIndex={0}
          aria-label="Product pictures"
        >
          {views.map((view, index) => (
            <li key={view.label} id={slideId(index)}>
              {view.stage}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.zoom}
          aria-label="Look closer"
          onClick={() => setZoomed(true)}
        >
          <ZoomIn aria-hidden strokeWidth={1.75} />
        </button>
        <span className={`${styles.position} num`} aria-hidden>
          {current + 1} / {views.length}
        </span>
      </div>
      {zoomed && views[current] ? (
        <PictureDialog label={views[current].label} onClose={() => setZoomed(false)}>
          {views[current].full}
        </PictureDialog>
      ) : null}
    </div>
  );
}
