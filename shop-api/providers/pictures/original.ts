/** The file of a stored picture as it came; without an extension, so that it is not served. */
export const ORIGINAL = 'original';
