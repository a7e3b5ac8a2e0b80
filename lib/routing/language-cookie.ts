/** Keeps the language that a shopper has chosen: the code of one of `LANGUAGES`. */
export const LANGUAGE_COOKIE = 'language';
