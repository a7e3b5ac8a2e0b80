/** Keeps the language that a shopper has chosen: `en` or `hi`. */
export const LANGUAGE_COOKIE = 'language';
