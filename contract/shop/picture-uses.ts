/** Pixels that a picture must have. */
interface Needed {
  /** As it is called in a sentence: `a picture of a product`. */
  name: string;
  width: number;
  height: number;
}

/** What pictures of the shop are for, and the pixels that each use needs to be sharp on a screen. */
export const PICTURE_USES = {
  product: { name: 'a picture of a product', width: 800, height: 800 },
  category: { name: 'a picture of a category', width: 320, height: 320 },
  banner: { name: 'a wide banner', width: 1440, height: 400 },
  phone_banner: { name: 'a banner for phones', width: 800, height: 600 },
  popup: { name: 'a picture of the login popup', width: 480, height: 640 },
  section: { name: 'a picture of the home page', width: 320, height: 320 },
  post: { name: 'a picture of a text', width: 800, height: 400 },
  portrait: { name: 'a portrait', width: 320, height: 320 },
  store: { name: 'a picture of a store', width: 640, height: 400 },
} as const satisfies Record<string, Needed>;
export type PictureUse = keyof typeof PICTURE_USES;

interface Size {
  width: number;
  height: number;
}

/** Whether a picture has the pixels that its use needs. */
export function isLargeEnough(use: PictureUse, { width, height }: Size): boolean {
  const needed = PICTURE_USES[use];
  return width >= needed.width && height >= needed.height;
}
