const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** A file of a picture never changes under its name. */
export const PICTURE_CACHING = 'public, max-age=31536000, immutable';

/** Returns the media type of a file that is served; undefined for what the shop has for itself. */
export function pictureType(file: string): string | undefined {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)];
}
