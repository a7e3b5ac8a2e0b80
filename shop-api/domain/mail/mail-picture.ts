import { mediaPath } from '../../../contract/shop/storefront-files.ts';
import type { pictures } from '../../db/schema/pictures.ts';

/** Wide enough for the pictures of mails on dense screens. */
const MIN_WIDTH = 160;

/** Returns the whole address of a stored picture, in the smallest width that is sharp in a mail. */
export function mailPicture(
  publicOrigin: string,
  { id, widths }: Pick<typeof pictures.$inferSelect, 'id' | 'widths'>,
): string {
  const sorted = [...widths].sort((one, other) => one - other);
  const width = sorted.find((one) => one >= MIN_WIDTH) ?? sorted.at(-1) ?? MIN_WIDTH;
  return publicOrigin + mediaPath(id, width);
}
