/*
 * The paths of the storefront's public files that the shop API links to, in mails and on the pages
 * of the demo.
 */

/** Returns the path of a stored picture in one of its widths. */
export function mediaPath(id: string, width: number): string {
  return `/media/${id}/${width}.webp`;
}

/** Returns the path of a drawing of the design. */
export function artPath(file: string): string {
  return `/art/${file}`;
}

/** Returns the path of a font file. */
export function fontPath(file: string): string {
  return `/fonts/${file}`;
}
