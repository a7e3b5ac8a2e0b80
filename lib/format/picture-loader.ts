/** The two formats in which every picture is stored. */
export type PictureFormat = 'avif' | 'webp';

/** Returns the path of one stored file of a picture. */
export function pictureFile(file: { src: string; width: number; format: PictureFormat }): string {
  return `${file.src}/${file.width}.${file.format}`;
}

/**
 * Returns a `srcset` of exactly the stored widths. `next/image` would list the widths of its own
 * configuration instead, and request files that do not exist.
 */
export function pictureSrcSet(
  picture: { src: string; widths: number[] },
  format: PictureFormat,
): string {
  return picture.widths
    .map((width) => `${pictureFile({ src: picture.src, width, format })} ${width}w`)
    .join(', ');
}

/** The `next/image` loader named in next.config.mjs, which requires a default export. */
export default function pictureLoader({ src, width }: { src: string; width: number }): string {
  return pictureFile({ src, width, format: 'webp' });
}
