import 'server-only';
import { PICTURE_WIDTHS } from '@/contract/shop/limits';

/** A thumbnail is never replaced. */
const SMALLEST = 320;
const SHARE = 2 / 3;

/**
 * Returns the file to send for a picture's file: the next one that is at most two thirds as wide for
 * shoppers who save data (the request header `Save-Data`), and otherwise the same.
 * @param file a width in pixels with an extension, or another name, which stays
 */
export function pictureFileFor({ headers }: Request, file: string): string {
  if (headers.get('Save-Data')?.toLowerCase() !== 'on') return file;
  const [width = '', extension] = file.split('.');
  const max = Number(width) * SHARE;
  const saving = PICTURE_WIDTHS.findLast((each) => each >= SMALLEST && each <= max);
  return saving === undefined ? file : `${saving}.${extension}`;
}
