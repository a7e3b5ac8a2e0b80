import type { TextWithValues } from '@/contract/messages/text-with-values';
import type { Language } from '@/contract/shop/languages';

/** Something that staff have named, perhaps in Hindi too. */
interface Named {
  name: string;
  name_hi?: string | null | undefined;
}

/** What fills the places of a text, by name. */
type Values = TextWithValues['values'];

/**
 * Translates what is displayed into the language of the page. A text is either the shop's own:
 * `t(text)`, or with the places that are filled by name: `t('Only {left} left', { left })`. A value
 * that is a text itself is translated before: `{ day: t(day) }`. Or staff wrote it, and it comes
 * from the shop's data: a title, a description, a label. A sentence would fit parts of it, so that
 * "How to make ghee" became "How से make ghee"; it is only looked up as a whole, `t.whole(text)`,
 * and says by `t.langOf` where it stayed English.
 */
export interface Translate {
  /** Returns a text of the shop in the page's language, with its places filled. */
  (text: string, values: Values): string;
  /** Returns a text of the shop in the page's language; all else, and a text not known, as it is. */
  <Content>(content: Content): Content;
  /** Returns a text of the shop, its places filled and the texts among them translated too. */
  filled: (text: TextWithValues | string) => string;
  /** Returns a text of staff in the page's language if all of it is known; otherwise as it is. */
  whole: <Content>(content: Content) => Content;
  /** Returns a name as the shop's data has it in the page's language. */
  nameOf: (named: Named) => string;
  /** The `lang` of a text that may be in another language than the page; undefined: the page's. */
  langOf: (text: string) => 'en' | undefined;
  language: Language;
}

const asWritten = <Content>(content: Content) => content;

/** Returns a text with its places filled: `Only {left} left` and 3 become `Only 3 left`. */
function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

function translatedValues(values: Values, whole: (text: string) => string): Values {
  const pairs = Object.entries(values).map(([name, value]) => [name, ofTexts(whole)(value)]);
  return Object.fromEntries(pairs);
}

/** Returns a translator of texts with and without values. */
function translating(whole: (text: string) => string, translate: (text: string) => string) {
  const ofContent = ofTexts(translate);
  function t(text: string, values: Values): string;
  function t<Content>(content: Content): Content;
  function t(content: string, values?: Values) {
    return values ? filled(whole(content), values) : ofContent(content);
  }
  return t;
}

/** The translator of pages in English, in which all texts are written. */
export const inEnglish: Translate = Object.assign(translating(asWritten, asWritten), {
  filled: (text: TextWithValues | string) =>
    typeof text === 'string' ? text : filled(text.text, text.values),
  whole: asWritten,
  nameOf: ({ name }: Named) => name,
  langOf: () => undefined,
  language: 'en' as const,
});

/**
 * Returns a translator into Hindi.
 * @param translate translates one text
 * @param lookUp finds a whole text; null for one that is not known
 */
export function intoHindi(
  translate: (text: string) => string,
  lookUp: (text: string) => string | null,
): Translate {
  const whole = (text: string) => lookUp(text) ?? text;
  return Object.assign(translating(whole, translate), {
    filled: (text: TextWithValues | string) =>
      typeof text === 'string'
        ? whole(text)
        : filled(whole(text.text), translatedValues(text.values, whole)),
    whole: ofTexts(whole),
    nameOf: ({ name, name_hi }: Named) => name_hi || name,
    langOf: (text: string) => (isEnglish(text) ? ('en' as const) : undefined),
    language: 'hi' as const,
  });
}

/** Returns a function that leaves all but texts as it is. */
function ofTexts(translate: (text: string) => string) {
  return <Content>(content: Content) =>
    (typeof content === 'string' ? translate(content) : content) as Content;
}

/** Numbers and signs alone are of no language. */
function isEnglish(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && !/\p{Script=Devanagari}/u.test(text);
}
