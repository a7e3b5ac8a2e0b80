import type { FactValues } from '../../../contract/catalogue/fact-values.ts';
import { OTHER_LANGUAGES } from '../../../contract/shop/languages.ts';
import type { StoredFacts } from '../../db/schema/stored-facts.ts';

/** Texts of facts in other languages, as the fields of a product have them: `{ hi: { facts: … } }`. */
type FactTexts = { readonly [Code in string]?: { facts?: Record<string, string> | undefined } };

/** Returns what goods say of facts as it is stored: a text with its languages. */
export function toStoredFacts(
  values: FactValues,
  translations: FactTexts | undefined = {},
): StoredFacts {
  const stored = Object.entries(values).map(([key, value]) => {
    const others = OTHER_LANGUAGES.flatMap((code) => {
      const text = translations[code]?.facts?.[key];
      return text ? [[code, text]] : [];
    });
    const isText = typeof value === 'string' && others.length > 0;
    return [key, isText ? { en: value, ...Object.fromEntries(others) } : value];
  });
  return Object.fromEntries(stored);
}

/** Returns what goods say of facts, in English. */
export function factValuesOf(stored: StoredFacts): FactValues {
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, isTranslated(value) ? value.en : value]),
  );
}

/** Returns their texts in other languages, by language and key; a language without any is missing. */
export function factTextsOf(stored: StoredFacts): Record<string, Record<string, string>> {
  const byLanguage = OTHER_LANGUAGES.map((code) => {
    const texts = Object.entries(stored).flatMap(([key, value]) => {
      const text = isTranslated(value) ? value[code] : undefined;
      return text ? [[key, text] as const] : [];
    });
    return [code, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(byLanguage.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** Whether a stored value is a text in several languages. */
export function isTranslated(
  value: StoredFacts[string],
): value is Extract<StoredFacts[string], { en: string }> {
  return typeof value === 'object' && !Array.isArray(value);
}
