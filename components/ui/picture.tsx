import { useText } from '#language';
import { pictureFile } from '@/lib/format/picture-loader';
import { classNames } from './class-names';
import styles from './picture.module.css';
import { PictureFiles, type PictureOffer } from './picture-files.client';

/** A stored picture: the files `{src}/{width}.avif` and `.webp` exist for each of `widths`. */
interface PictureSource {
  src: string;
  /** The size of the original in pixels; it determines the ratio. */
  width: number;
  height: number;
  widths: number[];
  /** A data URI shown until the file has loaded. */
  blur?: string;
}

interface PictureProps {
  picture: PictureSource;
  /** In the language of the page, or a text of staff. Empty if the text beside it says the same. */
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
 * lists of sizes would make pages with many pictures heavier for the sake of a few old browsers. So
 * would a blur of each picture below the first screen, which is loaded before it is seen.
 */
export function Picture({ picture, alt, narrow, upTo = Infinity, ...rest }: PictureProps) {
  const t = useText();
  const widths = picture.widths.filter((width, index) => width <= upTo || index === 0);
  const isBlurred = rest.eager === true || narrow !== undefined;
  return (
    <PictureFiles
      {...rest}
      alt={t(alt)}
      picture={offerOf(picture, widths, isBlurred)}
      {...(narrow && { narrow: narrowOf(narrow) })}
    />
  );
}

function narrowOf(props: NonNullable<PictureProps['narrow']>) {
  const { picture, maxWidth, sizes = '100vw', from = 0 } = props;
  const widths = picture.widths.filter((width) => width >= from);
  return {
    picture: offerOf(picture, widths.length > 0 ? widths : picture.widths, true),
    maxWidth,
    sizes,
  };
}

/** Returns only what `PictureFiles` needs, without the rest of the answer of the API. */
function offerOf(
  { src, width, height, blur }: PictureSource,
  widths: number[],
  isBlurred: boolean,
): PictureOffer {
  return { src, width, height, widths, ...(isBlurred && blur && { blur }) };
}

/** A small picture of one width, for lists in client components. */
export function Thumbnail({
  picture,
  alt,
  className,
}: Pick<PictureProps, 'picture' | 'alt' | 'className'>) {
  const t = useText();
  const width = Math.min(...picture.widths);
  return (
    <img
      src={pictureFile({ src: picture.src, width, format: 'webp' })}
      alt={t(alt)}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={classNames(styles.picture, className)}
      style={picture.blur ? { backgroundImage: `url("${picture.blur}")` } : undefined}
    />
  );
}
