import { photoMessages } from '../../../contract/messages/photos.ts';
import { PHOTO_SIZES } from '../../../contract/shop/photos.ts';
import { openPicture } from '../pictures/open-picture.ts';
import type { PhotoFiles } from './upload-maker.ts';

/** The time limit in seconds; a picture that takes longer is malicious. */
const LIMIT_S = 5;
const WEBP = { quality: 78, effort: 1 };

/** Makes both files from the pixels alone: no metadata, no profile. @throws PictureRefused */
export async function makePhotoFiles(bytes: Uint8Array): Promise<PhotoFiles> {
  const { width, height, pipeline } = await openPicture(bytes, {
    resize: within(PHOTO_SIZES.large),
    limitS: LIMIT_S,
    unreadable: photoMessages.unreadable,
  });
  const small = pipeline().resize(within(PHOTO_SIZES.small));
  return {
    small: await small.webp(WEBP).toBuffer(),
    large: await pipeline().webp(WEBP).toBuffer(),
    width,
    height,
  };
}

function within(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
}
