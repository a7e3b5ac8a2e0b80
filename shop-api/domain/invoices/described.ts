import { type Language, OTHER_LANGUAGES } from '../../../contract/shop/languages.ts';
import type { InvoiceLine } from '../../providers/invoice/invoice-document.ts';

/** Returns what a line of an invoice says of its goods, in English and in the other languages. */
export function described(
  say: (language: Language) => string,
): Required<Pick<InvoiceLine, 'description' | 'inLanguages'>> {
  const others = OTHER_LANGUAGES.map((language) => [language, say(language)]);
  return { description: say('en'), inLanguages: Object.fromEntries(others) };
}
