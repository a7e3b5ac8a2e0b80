import { PICTURE_WIDTHS } from '../../../contract/shop/limits.ts';

/** The picture that messengers show beside a link. */
export const SHARE_FILE = 'share.jpg';

/**
 * Returns the widths of a picture of this width, ascending; its own when it is very small.
 */
export function widthsFor(width: number): number[] {
  const widths = PICTURE_WIDTHS.filter((candidate) => candidate <= width);
  return widths.length > 0 ? widths : [width];
}

/** Returns the names of all files of a picture with these widths, the most wanted ones first. */
export function filesFor(widths: readonly number[]): string[] {
  const named = (extension: string) => widths.map((width) => `${width}.${extension}`);
  return [...named('avif'), ...named('webp'), SHARE_FILE];
}
