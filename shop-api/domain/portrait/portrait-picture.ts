import type { Picture } from '../../../contract/picture.ts';
import { PORTRAIT_WIDTHS } from '../../../contract/portrait-limits.ts';

/** A portrait as it travels; its files are answered by `get-portrait-file.ts`. */
export function portraitPicture({ id, blur }: { id: string; blur: string }): Picture {
  const side = Math.max(...PORTRAIT_WIDTHS);
  const widths = [...PORTRAIT_WIDTHS];
  return { src: `/media/portraits/${id}`, width: side, height: side, widths, blur };
}
