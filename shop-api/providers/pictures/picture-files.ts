import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { OpenPicture } from './open-picture.ts';
import { SHARE_FILE } from './picture-names.ts';

// The first visitors wait for these on two cores. Effort 1 takes a fifth of the default's time for a
// few per cent more bytes. Effort 0 takes a third of that for a fifth more bytes: it is for the
// widths that few phones fetch, which may be larger and so stay sharp. 1200 is for phones again, and
// few pictures have it: it is about as heavy as 960. 800 fills the screen of a phone.
function avif(width: number) {
  if (width === 800) return { quality: 50, effort: 1 };
  if (width === 1200) return { quality: 54, effort: 1 };
  return width > 800 ? { quality: 58, effort: 0 } : { quality: 42, effort: 1 };
}
const WEBP = { quality: 75, effort: 1 };

const SHARE = { width: 1200, height: 630, maxBytes: 300_000 };
const BLUR = { width: 8, maxHeight: 20, maxBytes: 200 };
const QUALITIES = [82, 70, 55, 40, 25, 10] as const;

/** Draws one of the files that `filesFor` names. */
export async function drawFile(picture: OpenPicture, file: string): Promise<Buffer> {
  if (file === SHARE_FILE) return drawSharePicture(picture);
  const width = Number.parseInt(file, 10);
  const resized = picture.pipeline().resize({ width });
  return (file.endsWith('.avif') ? resized.avif(avif(width)) : resized.webp(WEBP)).toBuffer();
}

/**
 * Draws the picture that messengers show beside a link: at most 1200 wide and 300 kB. An upright
 * picture is centred in 1200 × 630, its background extended to both sides.
 */
function drawSharePicture(picture: OpenPicture): Promise<Buffer> {
  const upright = picture.height >= picture.width;
  const pixels = upright ? padded(picture) : shrunk(picture);
  return smallest(pixels, SHARE.maxBytes, (pipeline, quality) => pipeline.jpeg({ quality }));
}

/**
 * Returns a data URI of at most 200 bytes: the picture, 8 pixels wide, displayed until it loads.
 */
export async function blurOf(picture: OpenPicture): Promise<string> {
  const prefix = 'data:image/webp;base64,';
  const maxBytes = Math.floor((BLUR.maxBytes - prefix.length) / 4) * 3; // base64: 4 signs for 3 bytes
  const tiny = picture.pipeline().resize(BLUR.width, blurHeight(picture), { fit: 'fill' });
  const { data, info } = await tiny.raw().toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: info });
  const bytes = await smallest(pixels, maxBytes, (pipeline, quality) => pipeline.webp({ quality }));
  return prefix + bytes.toString('base64');
}

function blurHeight({ width, height }: OpenPicture): number {
  return Math.min(BLUR.maxHeight, Math.max(1, Math.round((BLUR.width * height) / width)));
}

function shrunk(picture: OpenPicture): Sharp {
  return picture.pipeline().resize({ width: SHARE.width, withoutEnlargement: true });
}

function padded(picture: OpenPicture): Sharp {
  const width = Math.round((SHARE.height * picture.width) / picture.height);
  const left = Math.floor((SHARE.width - width) / 2);
  return picture
    .pipeline()
    .resize(width, SHARE.height)
    .extend({ left, right: SHARE.width - width - left, extendWith: 'copy' });
}

/** Returns the best-looking encoding within `maxBytes`, or the smallest there is. */
async function smallest(
  pixels: Sharp,
  maxBytes: number,
  encode: (pipeline: Sharp, quality: number) => Sharp,
): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await encode(pixels.clone(), quality).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}
