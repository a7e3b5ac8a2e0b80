/** The kinds of files that staff may send as pictures, and drawings, which are refused by name. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg';

/** Brands of the container that AVIF and HEIC share; `mif1` is either, so AVIF is looked for first. */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** A drawing begins within this, after a declaration, a comment and spaces. */
const DRAWING_WITHIN = 4_096;

/** Returns what the bytes are by their first ones; undefined for everything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 4, 8) === 'ftyp') return kindOfBrands(bytes);
  return isDrawing(bytes) ? 'svg' : undefined;
}

/** The box `ftyp`: its length, its name, the main brand, a version, and further brands. */
function kindOfBrands(bytes: Uint8Array): PictureKind | undefined {
  const length = Buffer.from(bytes.subarray(0, 4)).readUInt32BE();
  const names = ascii(bytes, 8, Math.min(length, 256)).match(/.{4}/gs) ?? [];
  if (names.some((name) => AVIF_BRANDS.includes(name))) return 'avif';
  return names.some((name) => HEIC_BRANDS.includes(name)) ? 'heic' : undefined;
}

function isDrawing(bytes: Uint8Array): boolean {
  const text = ascii(bytes, 0, DRAWING_WITHIN);
  return /^(\xef\xbb\xbf)?\s*</.test(text) && /<(\w+:)?svg[\s/>]/i.test(text);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
