/** The kinds of files that pictures of a return request may be sent as. */
export const RETURN_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The stored sizes of a picture of a return request, by their largest side in pixels. */
export const RETURN_PHOTO_SIZES = { small: 320, large: 1600 } as const;
export type ReturnPhotoSize = keyof typeof RETURN_PHOTO_SIZES;
