import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { pictureMessages } from '../../../contract/messages/staff-pictures.ts';
import { MAX_PICTURE_MEGAPIXELS } from '../../../contract/shop/limits.ts';
import { decodeHeic } from './decode-heic.ts';
import { pictureKind } from './picture-kind.ts';
import { PictureRefused } from './picture-refused.ts';

const MAX_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000;
/** The original that sizes are made from: the widest is 1920, and a tall banner is 5:4. */
const ORIGINAL = { width: 2400, height: 4800, fit: 'inside', withoutEnlargement: true } as const;
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;
/** A picture that takes longer is malicious. */
const LIMIT_S = 8;

/**
 * Makes a JPEG from the pixels of what staff sent: upright, sRGB, on white, the first frame alone,
 * without metadata such as the place where it was taken.
 * @throws {PictureRefused}
 */
export async function remakePicture(bytes: Uint8Array): Promise<Buffer> {
  const pixels = await open(bytes);
  try {
    return await pixels
      .timeout({ seconds: LIMIT_S })
      .autoOrient()
      .resize(ORIGINAL)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg(JPEG)
      .toBuffer();
  } catch (cause) {
    throw new PictureRefused(pictureMessages.unreadable, { cause });
  }
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  if (bytes.length === 0) throw new PictureRefused(pictureMessages.empty);
  const kind = pictureKind(bytes);
  if (kind === 'svg') throw new PictureRefused(pictureMessages.drawing);
  if (!kind) throw new PictureRefused(pictureMessages.wrongKind);
  if (kind === 'heic') return decodeHeic(bytes, refuseLarge);
  // Only the head of the file is read: a bomb is not unpacked.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureRefused(pictureMessages.unreadable, { cause });
    });
  refuseLarge(head);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

function refuseLarge(size: { width: number; height: number }): void {
  if (size.width * size.height <= MAX_PIXELS) return;
  throw new PictureRefused(pictureMessages.tooManyPixels(size));
}
