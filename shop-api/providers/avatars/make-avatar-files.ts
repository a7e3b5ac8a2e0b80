import type { SharpOptions } from 'sharp';
import sharp from 'sharp';
import { avatarApiMessages } from '../../../contract/messages/avatar.ts';
import type { OpenPicture } from '../pictures/open-picture.ts';
import { assertPictureKind, MAX_PIXELS, PictureRefused } from '../pictures/open-picture.ts';
import { blurOf } from '../pictures/picture-files.ts';
import type { AvatarFiles } from './avatars.ts';

/** Pixels; the widths of `contract/shop/limits.ts`. */
const [SMALL, LARGE] = [256, 512];
/**
 * The size of a picture is read before its pixels, so that a decompression bomb is never unpacked.
 */
const CAUTION: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };
/** The time limit in seconds; a picture that takes longer is malicious. */
const LIMIT_S = 5;
const AVIF = { quality: 55, effort: 0 };
const WEBP = { quality: 80 };

/** Makes all files of an avatar from the pixels of an upload. @throws PictureRefused */
export async function makeAvatarFiles(bytes: Uint8Array): Promise<AvatarFiles> {
  assertPictureKind(bytes);
  const square = await cutSquare(bytes);
  const sized = (width: number) =>
    square.pipeline().resize({ width }).timeout({ seconds: LIMIT_S });
  return {
    avif256: await sized(SMALL).avif(AVIF).toBuffer(),
    avif512: await sized(LARGE).avif(AVIF).toBuffer(),
    webp256: await sized(SMALL).webp(WEBP).toBuffer(),
    webp512: await sized(LARGE).webp(WEBP).toBuffer(),
    blur: await blurOf(square),
  };
}

/** Returns the pixels alone: no metadata, no profile, no transparency. @throws PictureRefused */
async function cutSquare(bytes: Uint8Array): Promise<OpenPicture> {
  try {
    const { data, info } = await sharp(bytes, CAUTION)
      .timeout({ seconds: LIMIT_S })
      .autoOrient()
      .resize(LARGE, LARGE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return { width: LARGE, height: LARGE, pipeline: () => sharp(data, { raw }) };
  } catch (cause) {
    throw new PictureRefused(avatarApiMessages.unreadable, { cause });
  }
}
