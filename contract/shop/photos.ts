/** The kinds of files that customers may send pictures as, of a return request or a review. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The stored sizes of these pictures, by their largest side in pixels. */
export const PHOTO_SIZES = { small: 320, large: 1600 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;
