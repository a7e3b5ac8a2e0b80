/**
 * The languages of the shop's pages, by the code of ISO 639. `prefix` stands before the path of
 * every page, `tag` is the language of the document (BCP 47), `script` as Unicode names it. `folder`
 * holds its texts, in `lib/language` and elsewhere.
 */
export const LANGUAGES = {
  en: { prefix: '', tag: 'en-IN', name: 'English', script: 'Latin' },
  hi: { prefix: '/hi', tag: 'hi-IN', name: 'हिन्दी', script: 'Devanagari', folder: 'hindi' },
  gu: { prefix: '/gu', tag: 'gu-IN', name: 'ગુજરાતી', script: 'Gujarati', folder: 'gujarati' },
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** English is the language of the source and of the shop's data. */
export type OtherLanguage = Exclude<Language, 'en'>;
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== 'en') as OtherLanguage[];

/** Reads the code of a language; undefined for any other text. */
export function readLanguage(code: string | null | undefined): Language | undefined {
  return LANGUAGE_CODES.find((language) => language === code);
}

/** Separates the language from a path, with or without query: `/hi/shop` → `hi`, `/shop`. */
export function splitLanguage(href: string): { language: Language; path: string } {
  for (const language of OTHER_LANGUAGES) {
    const { prefix } = LANGUAGES[language];
    const rest = href.slice(prefix.length);
    if (!href.startsWith(prefix) || !/^(?:$|[/?#])/.test(rest)) continue;
    return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
  }
  return { language: 'en', path: href };
}

/** Returns a path, with or without query, in a language: `/shop` → `/hi/shop`, `/` → `/hi`. */
export function inLanguage(href: string, language: Language): string {
  const { path } = splitLanguage(href);
  const { prefix } = LANGUAGES[language];
  return prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '');
}

/** Returns the paths of a page by the tag of their language; English is for readers of any other. */
export function inAllLanguages(
  path: string,
  codes: readonly Language[] = LANGUAGE_CODES,
): Record<string, string> {
  const byTag = codes.map((code) => [LANGUAGES[code].tag, inLanguage(path, code)]);
  return { ...Object.fromEntries(byTag), 'x-default': path };
}
