import type { TranslatedName, Translations } from '../../../contract/kit/translations.ts';
import type { Language } from '../../../contract/shop/languages.ts';

/** Returns name and size of goods as the page of the order has them in a language. */
export function namedIn(
  language: Language,
  { name, size }: Record<'name' | 'size', string>,
  translations: Translations<TranslatedName>,
) {
  const own = language === 'en' ? undefined : translations[language];
  return { name: own?.name || name, size: own?.size || size };
}
