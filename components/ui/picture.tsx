import type { CSSProperties } from 'react';
import { pictureFile, pictureSrcSet } from '@/lib/format/picture-loader';
import { classNames } from './class-names';
import styles from './picture.module.css';

/** A stored picture: the files `{src}/{width}.avif` and `.webp` exist for each of `widths`. */
interface PictureSource {
  src: string;
  /** The size of the original in pixels; it determines the ratio. */
  width: number;
  height: number;
  widths: number[];
  /** A data URI shown until the file has loaded. */
  blur: string;
}

interface PictureProps {
  picture: PictureSource;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** The rendered width, as in `<img sizes>`. */
  sizes: string;
  /** On the first screen: loaded immediately and before other pictures. */
  eager?: boolean;
  /**
   * Another picture for narrow screens, such as a tall banner; full screen width by default. `from`:
   * the width in pixels of the smallest file offered. The class displays `--blur` of the wide and
   * `--narrow-blur` of the other picture until the file has loaded.
   */
  narrow?: { picture: PictureSource; maxWidth: number; sizes?: string; from?: number };
  /** The width in pixels of the largest file offered, for pictures that are always small. */
  upTo?: number;
  className?: string;
}

/**
 * A picture in its stored sizes: AVIF in the size that fits, otherwise one WebP of medium size. Two
 * lists of sizes would make pages with many pictures heavier for the sake of a few old browsers.
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
        style={narrow ? bothBlurs(picture, narrow.picture) : blurOf(picture)}
      />
    </picture>
  );
}

/** A small picture of one width, for lists in client components. */
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

function Sources(props: NonNullable<PictureProps['narrow']>) {
  const { picture, maxWidth, sizes = '100vw', from = 0 } = props;
  const widths = picture.widths.filter((width) => width >= from);
  const offered = { src: picture.src, widths: widths.length > 0 ? widths : picture.widths };
  const shared = {
    media: `(max-width: ${maxWidth}px)`,
    sizes,
    width: picture.width,
    height: picture.height,
  };
  return (
    <>
      <source {...shared} type="image/avif" srcSet={pictureSrcSet(offered, 'avif')} />
      <source {...shared} type="image/webp" srcSet={webpOf(offered)} />
    </>
  );
}

/** For browsers without AVIF: the median of the widths. */
function webpOf({ src, widths }: Pick<PictureSource, 'src' | 'widths'>): string {
  const width = widths[Math.floor(widths.length / 2)] ?? 0;
  return pictureFile({ src, width, format: 'webp' });
}

function blurOf({ blur }: PictureSource): CSSProperties | undefined {
  return blur ? { backgroundImage: `url("${blur}")` } : undefined;
}

function bothBlurs(wide: PictureSource, narrow: PictureSource): CSSProperties {
  return {
    '--blur': `url("${wide.blur}")`,
    '--narrow-blur': `url("${narrow.blur}")`,
  } as CSSProperties;
}
