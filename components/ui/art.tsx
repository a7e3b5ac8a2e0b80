interface ArtProps {
  /** A file of `public/art`: `m-mint.webp`, `logo.svg`. */
  file: string;
  /** Empty for decoration. */
  alt: string;
  /** The size it is drawn at, in CSS pixels. */
  width: number;
  height: number;
  /** On the first screen: loaded at once. */
  eager?: boolean;
  className?: string;
}

/** One of the shop's own drawings, which come in a single size. */
export function Art({ file, alt, width, height, eager = false, className }: ArtProps) {
  return (
    <img
      src={`/art/${file}`}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
