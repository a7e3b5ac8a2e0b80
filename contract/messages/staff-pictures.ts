import { MAX_PICTURE_MB, MAX_PICTURE_MEGAPIXELS } from '../shop/limits.ts';
import { PICTURE_USES, type PictureUse } from '../shop/picture-uses.ts';

const KINDS = 'JPEG, PNG, WebP, AVIF, GIF or HEIC';

interface Size {
  width: number;
  height: number;
}

/** Messages about the shop's own pictures, for staff. */
export const pictureMessages = {
  missing: 'Please choose a picture.',
  empty: 'This file is empty.',
  tooLarge: `Please send a picture of at most ${MAX_PICTURE_MB} MB.`,
  tooMany: (max: number) => `Please send at most ${max} pictures at once.`,
  drawing:
    'This is an SVG drawing. Those may hold scripts and are not taken; please export it as PNG.',
  wrongKind: `This file is not a ${KINDS} picture, whatever its name says.`,
  unreadable: 'This picture cannot be read: the file is damaged or incomplete.',
  heicUnreadable:
    'This HEIC picture cannot be read. On an iPhone or Mac, please export it as JPEG.',
  tooManyPixels: ({ width, height }: Size) =>
    `This picture has ${width} × ${height} pixels, more than ${MAX_PICTURE_MEGAPIXELS} megapixels. Please make it smaller.`,
  tooSmall: (use: PictureUse, { width, height }: Size) => {
    const needed = PICTURE_USES[use];
    return `This picture has ${width} × ${height} pixels; ${needed.name} needs at least ${needed.width} × ${needed.height}.`;
  },
  unknown: 'This picture is not stored any more. Please add it again.',
  notTaken: 'The picture could not be stored. Please send it again.',
} as const;
