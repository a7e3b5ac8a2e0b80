'use client';

import type { CSSProperties } from 'react';
import { pictureFile, pictureSrcSet } from '@/lib/format/picture-loader';
import { classNames } from './class-names';
import styles from './picture.module.css';

/** What a picture offers: `widths` are those of its files, `width` and `height` its ratio. */
export interface PictureOffer {
  src: string;
  width: number;
  height: number;
  widths: number[];
  /** A data URI shown until the file has loaded. */
  blur?: string;
}

export interface PictureFilesProps {
  picture: PictureOffer;
  /** In the language of the page. */
  alt: string;
  sizes: string;
  eager?: boolean;
  narrow?: { picture: PictureOffer; maxWidth: number; sizes: string };
  className?: string;
}

/**
 * The elements of a `Picture`. A client component without behaviour: a page repeats its few props
 * for the browser in place of long lists of files.
 */
export function PictureFiles(props: PictureFilesProps) {
  const { picture, alt, sizes, eager = false, narrow, className } = props;
  return (
    <picture>
      {narrow && <NarrowSources {...narrow} />}
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        src={webpOf(picture)}
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

function NarrowSources({ picture, maxWidth, sizes }: NonNullable<PictureFilesProps['narrow']>) {
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

/** For browsers without AVIF: the median of the widths. */
function webpOf({ src, widths }: PictureOffer): string {
  const width = widths[Math.floor(widths.length / 2)] ?? 0;
  return pictureFile({ src, width, format: 'webp' });
}

function blurOf({ blur }: PictureOffer): CSSProperties | undefined {
  return blur ? { backgroundImage: `url("${blur}")` } : undefined;
}

function bothBlurs(wide: PictureOffer, narrow: PictureOffer): CSSProperties {
  return {
    '--blur': `url("${wide.blur}")`,
    '--narrow-blur': `url("${narrow.blur}")`,
  } as CSSProperties;
}
