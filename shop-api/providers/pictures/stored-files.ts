/** The file of a stored picture as it came; without an extension, so that it is not served. */
export const ORIGINAL = 'original';

/** What is known of a stored picture; it is kept last, so where it is the picture is complete. */
export const RECORD = 'picture.json';
