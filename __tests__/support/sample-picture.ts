import type { PictureData } from '../../contract/kit/shapes';

/** A stored picture by name; the same name returns the same picture. */
export function samplePicture(name = 'picture'): PictureData {
  return { src: `/media/${name}`, width: 960, height: 1200, widths: [480, 960], blur: '' };
}
