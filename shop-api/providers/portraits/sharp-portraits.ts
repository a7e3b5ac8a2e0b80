import type { SharpOptions } from 'sharp';
import sharp from 'sharp';
import type { OpenPicture } from '../pictures/open-picture.ts';
import { MAX_PIXELS } from '../pictures/open-picture.ts';
import { blurOf } from '../pictures/picture-files.ts';
import { assertPictureKind, PictureRefused } from '../pictures/picture-kind.ts';
import { fewAtATime } from '../queue/few-at-a-time.ts';
import type { Portrait, Portraits } from './portraits.ts';
import { PortraitsBusy } from './portraits.ts';

/** Pixels; the widths of `contract/portrait-limits.ts`. */
const [SMALL, LARGE] = [256, 512];
/** The file's own size is read before its pixels are, so that a bomb is never unpacked. */
const CAUTION: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };
/** Whatever takes longer was made to. */
const LIMIT_S = 5;
const AVIF = { quality: 55, effort: 0 };
const WEBP = { quality: 80 };

/** Portraits made by sharp, one at a time in this process. */
export function sharpPortraits({ atOnce, waiting } = { atOnce: 1, waiting: 10 }): Portraits {
  const busy = () => new PortraitsBusy('Too many pictures wait to be made');
  const inTurn = fewAtATime({ atOnce, waiting, busy });
  return { make: (bytes) => inTurn(() => makePortrait(bytes)) };
}

async function makePortrait(bytes: Uint8Array): Promise<Portrait> {
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

/** The pixels alone: no metadata, no profile, no transparency. @throws PictureRefused */
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
    throw new PictureRefused('This picture cannot be read: it is damaged or too large.', { cause });
  }
}
