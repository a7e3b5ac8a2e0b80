import type { StoredPicture } from '../../providers/pictures/store-picture.ts';

/** The stored pictures by the name of their master: `products/1001-front`. */
export type SeedPictures = ReadonlyMap<string, StoredPicture>;

/** The id of a master's picture, or null where it was not drawn. */
export function pictureId(pictures: SeedPictures, masterName: string): string | null {
  return pictures.get(masterName)?.id ?? null;
}
