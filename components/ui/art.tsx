import { useText } from '#language';

interface ArtProps {
  /** A file of `public/art`: `m-mint.webp`, `logo.svg`. */
  file: string;
  /** Empty if decorative. */
  alt: string;
  /** The rendered size in CSS pixels. */
  width: number;
  height: number;
  /** On the first screen: loaded immediately. */
  eager?: boolean;
  className?: string;
}

/** One of the shop's drawings, which exist in a single size. */
export function Art({ file, alt, width, height, eager = false, className }: ArtProps) {
  const t = useText();
  return (
    <img
      src={`/art/${file}`}
      alt={t(alt)}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
