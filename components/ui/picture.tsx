import type { CSSProperties } from 'react';
import { pictureFile, pictureSrcSet } from '@/lib/format/picture-loader';
import { classNames } from './class-names';
import styles from './picture.module.css';

/** A stored picture: the files `{src}/{width}.avif` and `.webp` exist for each of `widths`. */
export interface StoredPicture {
  src: string;
  /** Pixels of the original; they fix the ratio. */
  width: number;
  height: number;
  widths: number[];
  /** A data URI shown until the file arrives. */
  blur: string;
}

interface PictureProps {
  picture: StoredPicture;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  /** On the first screen: fetched at once and before other pictures. */
  eager?: boolean;
  /** Another picture for narrow screens, such as a tall banner; as wide as the screen by default. */
  narrow?: { picture: StoredPicture; maxWidth: number; sizes?: string };
  /** No file wider than this is offered, in pixels: what is always drawn small needs no large ones. */
  upTo?: number;
  className?: string;
}

/**
 * A picture in the fixed sizes it was stored in: AVIF in the size that fits, else one WebP of middling
 * size. Two lists of sizes would make every page with many pictures heavier for a few old browsers.
 */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, eager = false, narrow, upTo = Infinity, className } = props;
  const widths = picture.widths.filter((width, index) => width <= upTo || index === 0);
  const offered = { src: picture.src, widths };
  return (
    <picture>
      {narrow && <Sources {...narrow} />}
      <source type="image/avif" srcSet={pictureSrcSet(offered, 'avif')} sizes={sizes} />
      <img
        src={webpOf(offered)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        className={classNames(styles.picture, className)}
        style={narrow ? undefined : blurOf(picture)}
      />
    </picture>
  );
}

/** A small picture of one width, for lists inside islands. */
export function Thumbnail({
  picture,
  alt,
  className,
}: Pick<PictureProps, 'picture' | 'alt' | 'className'>) {
  const width = Math.min(...picture.widths);
  return (
    <img
      src={pictureFile({ src: picture.src, width, format: 'webp' })}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={classNames(styles.picture, className)}
      style={blurOf(picture)}
    />
  );
}

function Sources({ picture, maxWidth, sizes = '100vw' }: NonNullable<PictureProps['narrow']>) {
  const shared = {
    media: `(max-width: ${maxWidth}px)`,
    sizes,
    width: picture.width,
    height: picture.height,
  };
  return (
    <>
      <source {...shared} type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} />
      <source {...shared} type="image/webp" srcSet={webpOf(picture)} />
    </>
  );
}

/** For browsers without AVIF: the middle one of the widths. */
function webpOf({ src, widths }: Pick<StoredPicture, 'src' | 'widths'>): string {
  const width = widths[Math.floor(widths.length / 2)] ?? 0;
  return pictureFile({ src, width, format: 'webp' });
}

function blurOf({ blur }: StoredPicture): CSSProperties | undefined {
  return blur ? { backgroundImage: `url("${blur}")` } : undefined;
}
