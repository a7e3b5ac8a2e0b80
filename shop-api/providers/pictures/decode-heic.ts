import decode from 'heic-decode';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { pictureMessages } from '../../../contract/messages/staff-pictures.ts';
import { PictureRefused } from './picture-refused.ts';

interface Size {
  width: number;
  height: number;
}

/** What the types of the package leave out. */
type Images = (Size & Awaited<ReturnType<typeof decode.all>>[number])[] & { dispose: () => void };

/**
 * Decodes the first picture of a HEIC file, upright: iPhones write them, and the decoder of sharp
 * has no patent for theirs.
 * @param refuseLarge is given the size before anything is decoded
 * @throws {PictureRefused}
 */
export async function decodeHeic(
  bytes: Uint8Array,
  refuseLarge: (size: Size) => void,
): Promise<Sharp> {
  const images = (await decode.all({ buffer: bytes }).catch(refuse)) as Images;
  try {
    const [image] = images;
    if (!image) return refuse();
    refuseLarge(image);
    const { width, height, data } = await image.decode().catch(refuse);
    return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
  } finally {
    images.dispose();
  }
}

function refuse(cause?: unknown): never {
  throw new PictureRefused(pictureMessages.heicUnreadable, { cause });
}
