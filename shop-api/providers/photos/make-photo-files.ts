import type { SharpOptions } from 'sharp';
import sharp from 'sharp';
import { returnApiMessages } from '../../../contract/messages/returns.ts';
import { RETURN_PHOTO_SIZES } from '../../../contract/returns/return-photos.ts';
import { assertPictureKind, MAX_PIXELS, PictureRefused } from '../pictures/open-picture.ts';
import type { PhotoFiles } from './photos.ts';

/**
 * The size of a picture is read before its pixels, so that a decompression bomb is never unpacked.
 */
const CAUTION: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };
/** The time limit in seconds; a picture that takes longer is malicious. */
const LIMIT_S = 5;
const WEBP = { quality: 78, effort: 1 };

/** Makes both files from the pixels alone: no metadata, no profile. @throws PictureRefused */
export async function makePhotoFiles(bytes: Uint8Array): Promise<PhotoFiles> {
  assertPictureKind(bytes);
  const { data, info } = await shrink(bytes);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const small = sharp(data, { raw }).resize(within(RETURN_PHOTO_SIZES.small));
  return {
    small: await small.webp(WEBP).toBuffer(),
    large: await sharp(data, { raw }).webp(WEBP).toBuffer(),
    width: info.width,
    height: info.height,
  };
}

async function shrink(bytes: Uint8Array) {
  try {
    return await sharp(bytes, CAUTION)
      .timeout({ seconds: LIMIT_S })
      .autoOrient()
      .resize(within(RETURN_PHOTO_SIZES.large))
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new PictureRefused(returnApiMessages.photoUnreadable, { cause });
  }
}

function within(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
}
