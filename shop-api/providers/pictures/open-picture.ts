import type { ResizeOptions, Sharp } from 'sharp';
import sharp from 'sharp';
import { avatarApiMessages } from '../../../contract/messages/avatar.ts';
import { PictureRefused } from './picture-refused.ts';

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89 && ascii(bytes, 1, 4) === 'PNG';

const isWebp = (bytes: Uint8Array) =>
  ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP';

/**
 * Refuses anything but JPEG, PNG and WebP by its first bytes, before a decoder sees it: SVG can
 * reach for other files and AVIF decoders are the youngest.
 * @throws {PictureRefused}
 */
function assertPictureKind(bytes: Uint8Array): void {
  if (isJpeg(bytes) || isPng(bytes) || isWebp(bytes)) return;
  throw new PictureRefused(avatarApiMessages.wrongKind);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

// No operation repeats, so the cache of libvips would only use memory.
sharp.cache(false);

/** A 40-megapixel photograph is the largest a phone sends; more is an attack or a mistake. */
const MAX_PIXELS = 40_000_000;

/** A decoded picture: upright, sRGB, without its metadata. Sizes in pixels. */
export interface OpenPicture {
  width: number;
  height: number;
  /** A fresh pipeline over the pixels; call it once for each file to be made. */
  pipeline: () => Sharp;
}

interface Opening {
  /** The size that all files are made from; the picture's own without. */
  resize?: ResizeOptions;
  /** The time limit in seconds; none without. */
  limitS?: number;
  /** The message for the sender of a broken file. */
  unreadable?: string;
}

/**
 * Decodes a picture once, so that every size is made from the same pixels.
 * @throws {PictureRefused} for other formats, broken files and more than 40 megapixels
 */
export async function openPicture(bytes: Uint8Array, opening: Opening = {}): Promise<OpenPicture> {
  assertPictureKind(bytes);
  const { data, info } = await decode(bytes, opening);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { width: info.width, height: info.height, pipeline: () => sharp(data, { raw }) };
}

/** The size is read before the pixels, so that a decompression bomb is never unpacked. */
async function decode(bytes: Uint8Array, { resize, limitS = 0, unreadable }: Opening) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: limitS })
      .autoOrient()
      .resize(resize)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new PictureRefused(unreadable ?? avatarApiMessages.unreadable, { cause });
  }
}
