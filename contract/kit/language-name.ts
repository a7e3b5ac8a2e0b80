import type { OtherLanguage } from '../shop/languages.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the English name of a language: `Hindi`. */
export function languageName(code: OtherLanguage): string {
  return names.of(code) ?? code;
}
