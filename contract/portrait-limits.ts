/** The widths (pixels) in which a customer's picture is kept; it is square. */
export const PORTRAIT_WIDTHS = [256, 512] as const;

/** Largest picture that a customer may send, in bytes. */
export const MAX_PORTRAIT_BYTES = 5 * 1024 * 1024;
export const PORTRAIT_TOO_LARGE = 'Please choose a picture of at most 5 MB.';
export const PORTRAIT_MISSING = 'Please choose a picture.';
