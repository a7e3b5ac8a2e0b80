import type { PictureData } from '@/contract/kit/shapes';

/** The page that a node describes. */
export interface NodeOf {
  /** The absolute URL of the page. */
  url: string;
  origin: string;
}

/** Returns the absolute URL of the largest file of a picture. */
export function largestFile({ src, widths }: PictureData, origin: string): string {
  return `${origin}${src}/${Math.max(...widths)}.webp`;
}
