import type { Picture } from '../../../contract/picture.ts';
import type { pictures } from '../../db/schema/pictures.ts';

/** A stored picture as it travels; its files lie below `/media`. */
export function toPicture(row: typeof pictures.$inferSelect): Picture {
  const { id, width, height, widths, blur } = row;
  return { src: `/media/${id}`, width, height, widths, blur };
}
