import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { assertPictureKind, PictureRefused } from './picture-kind.ts';

// No step is ever asked for twice; what libvips kept for that would only be memory.
sharp.cache(false);

/** A 40-megapixel photograph is the largest a phone sends; more is an attack or a mistake. */
export const MAX_PIXELS = 40_000_000;

/** A decoded picture: upright, sRGB, without its metadata. Sizes in pixels. */
export interface OpenPicture {
  width: number;
  height: number;
  /** A fresh pipeline over the pixels; call it once for each file to be made. */
  pipeline: () => Sharp;
}

/**
 * Decodes a picture once, so that every size is made from the same pixels.
 * @throws {PictureRefused} for other formats, broken files and more than 40 megapixels
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenPicture> {
  assertPictureKind(bytes);
  const { data, info } = await decode(bytes);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { width: info.width, height: info.height, pipeline: () => sharp(data, { raw }) };
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new PictureRefused('This picture cannot be read: it is damaged or too large.', { cause });
  }
}
