import type { Language } from '@/contract/shop/languages';

/** Something that staff have named, perhaps in Hindi too. */
interface Named {
  name: string;
  name_hi?: string | null | undefined;
}

/**
 * Translates what is displayed into the language of the page. A text is either the shop's own, which
 * may be a sentence with holes: `t(text)`. Or staff wrote it, and it comes from the shop's data: a
 * title, a description, a label. A sentence would fit parts of it, so that "How to make ghee" became
 * "How से make ghee"; it is only looked up as a whole, `t.whole(text)`, and says by `t.langOf` where
 * it stayed English.
 */
export interface Translate {
  /** Returns a text of the shop in the page's language; all else, and a text not known, as it is. */
  <Content>(content: Content): Content;
  /** Returns a text of staff in the page's language if all of it is known; otherwise as it is. */
  whole: <Content>(content: Content) => Content;
  /** Returns a name as the shop's data has it in the page's language. */
  nameOf: (named: Named) => string;
  /** The `lang` of a text that may be in another language than the page; undefined: the page's. */
  langOf: (text: string) => 'en' | undefined;
  language: Language;
}

const asWritten = <Content>(content: Content) => content;

/** The translator of pages in English, in which all texts are written. */
export const inEnglish: Translate = Object.assign(asWritten, {
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
  return Object.assign(ofTexts(translate), {
    whole: ofTexts((text) => lookUp(text) ?? text),
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
