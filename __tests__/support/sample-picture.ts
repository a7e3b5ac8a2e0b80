import type { Picture } from '../../contract/picture';

/** A stored picture of a name; the same name is the same picture. */
export function samplePicture(name = 'picture'): Picture {
  return { src: `/media/${name}`, width: 960, height: 1200, widths: [480, 960], blur: '' };
}
