import type { MouseEvent } from 'react';
import type { GalleryView } from './gallery-views';
import styles from './product-gallery.module.css';

interface GalleryThumbsProps {
  views: GalleryView[];
  /** Index of the picture on the stage. */
  current: number;
  onShow: (index: number) => void;
}

/** Small pictures that lead to the large ones. */
export function GalleryThumbs({ views, current, onShow }: GalleryThumbsProps) {
  const showing = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    onShow(index);
  };
  return (
    <ul className={styles.thumbs} aria-label="Pictures">
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
