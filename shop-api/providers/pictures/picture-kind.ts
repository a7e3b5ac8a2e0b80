/** Thrown when bytes are not a picture the shop takes; the message is fit for the person who sent it. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89 && ascii(bytes, 1, 4) === 'PNG';

const isWebp = (bytes: Uint8Array) =>
  ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP';

/**
 * Refuses anything but JPEG, PNG and WebP by its first bytes, before a decoder sees it: SVG can
 * reach for other files and AVIF decoders are the youngest.
 * @throws {PictureRefused}
 */
export function assertPictureKind(bytes: Uint8Array): void {
  if (isJpeg(bytes) || isPng(bytes) || isWebp(bytes)) return;
  throw new PictureRefused('Please send a JPEG, PNG or WebP picture.');
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
