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
  /** Another picture for narrow screens, such as a tall banner. */
  narrow?: { picture: StoredPicture; maxWidth: number };
  className?: string;
}

/** A picture in the fixed sizes it was stored in: AVIF where it is understood, else WebP. */
export function Picture({ picture, alt, sizes, eager = false, narrow, className }: PictureProps) {
  return (
    <picture>
      {narrow && <Sources {...narrow} sizes="100vw" />}
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureFile({ src: picture.src, width: middleWidth(picture), format: 'webp' })}
        srcSet={pictureSrcSet(picture, 'webp')}
        sizes={sizes}
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

function Sources({
  picture,
  maxWidth,
  sizes,
}: {
  picture: StoredPicture;
  maxWidth: number;
  sizes: string;
}) {
  const shared = {
    media: `(max-width: ${maxWidth}px)`,
    sizes,
    width: picture.width,
    height: picture.height,
  };
  return (
    <>
      <source {...shared} type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} />
      <source {...shared} type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} />
    </>
  );
}

/** For what reads no `srcset`. */
function middleWidth({ widths }: StoredPicture): number {
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

function blurOf({ blur }: StoredPicture): CSSProperties | undefined {
  return blur ? { backgroundImage: `url("${blur}")` } : undefined;
}
