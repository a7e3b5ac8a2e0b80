import type { Language } from '@/contract/languages';

/** Something that staff have named, perhaps in Hindi too. */
interface Named {
  name: string;
  name_hi?: string | null | undefined;
}

/** Translates what is displayed into the language of the page. */
export interface Translate {
  /** Returns a text of the shop in the page's language; all else, and a text not known, as it is. */
  <Content>(content: Content): Content;
  /** Returns a name as the shop's data has it in the page's language. */
  nameOf: (named: Named) => string;
  /** The `lang` of a text that may be in another language than the page; undefined: the page's. */
  langOf: (text: string) => 'en' | undefined;
  language: Language;
}

const asWritten = <Content>(content: Content) => content;

/** The translator of pages in English, in which all texts are written. */
export const inEnglish: Translate = Object.assign(asWritten, {
  nameOf: ({ name }: Named) => name,
  langOf: () => undefined,
  language: 'en' as const,
});

/** Returns a translator into Hindi. @param translate translates one text */
export function intoHindi(translate: (text: string) => string): Translate {
  return Object.assign(
    <Content>(content: Content) =>
      (typeof content === 'string' ? translate(content) : content) as Content,
    {
      nameOf: ({ name, name_hi }: Named) => name_hi || name,
      langOf: (text: string) => (/\p{Script=Devanagari}/u.test(text) ? undefined : ('en' as const)),
      language: 'hi' as const,
    },
  );
}
