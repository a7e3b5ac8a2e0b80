import { avatarApiMessages } from '../../../contract/messages/avatar.ts';
import { openPicture } from '../pictures/open-picture.ts';
import { blurOf } from '../pictures/picture-files.ts';
import type { AvatarFiles } from './upload-maker.ts';

/** Pixels; the widths of `contract/shop/limits.ts`. */
const [SMALL, LARGE] = [256, 512];
/** The time limit in seconds; a picture that takes longer is malicious. */
const LIMIT_S = 5;
const AVIF = { quality: 55, effort: 0 };
const WEBP = { quality: 80 };

/** Makes all files of an avatar from the pixels of an upload. @throws PictureRefused */
export async function makeAvatarFiles(bytes: Uint8Array): Promise<AvatarFiles> {
  const square = await openPicture(bytes, {
    resize: { width: LARGE, height: LARGE, fit: 'cover' },
    limitS: LIMIT_S,
    unreadable: avatarApiMessages.unreadable,
  });
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
