import type { TranslatedName, TranslatedProduct, Translations } from '@/contract/kit/translations';
import {
  englishText,
  filledText,
  fillingBy,
  type LookUp,
  lookingUpIn,
  type Message,
  type PlacesOf,
  type PlaceValue,
  withoutContext,
} from '@/contract/messages/text-with-values';
import { LANGUAGES, type Language, type OtherLanguage } from '@/contract/shop/languages';

/** Something that staff have named, perhaps in other languages too. */
interface Named {
  name: string;
  translations?: Translations<TranslatedName> | undefined;
}

/** The value of each place of a text, in the page's language already. */
type FilledValues<Text extends string> = Readonly<Record<PlacesOf<Text>, string | number>>;

/** The texts of the shop in a language, by the texts in English. */
export type TextCatalogue = Readonly<Record<string, string>>;

/**
 * Translates what is displayed into the language of the page. A text is looked up as it is written
 * in the source, with the places that are filled by name: `t('Only {left} left', { left })`. A value
 * that is a text itself is translated before: `{ day: t(day) }`. A text that has more than one
 * translation says what it speaks of: `t('Newest first|products')`. A text that is not known, such as
 * one that staff or a shopper wrote, stays as it is, and says so by `t.langOf`.
 */
export interface Translate {
  /** Returns a text in the page's language, with its places filled. */
  <const Text extends string>(text: Text, values: FilledValues<Text>): string;
  /** Returns a text in the page's language; all else, and a text not known, as it is. */
  <Content>(content: Content): Content;
  /** Returns a text of the shop, its places filled and the texts among them translated too. */
  filled: (text: Message) => string;
  /** Returns a name as the shop's data has it in the page's language. */
  nameOf: (named: Named) => string;
  /** Returns another text of the shop's data; one without a translation is looked up. */
  fieldOf: FieldOf;
  /** The `lang` of a text that may be in another language than the page; undefined: the page's. */
  langOf: (text: string) => 'en' | undefined;
  language: Language;
  /** All texts that it knows. */
  known: TextCatalogue;
}

/** The translator of pages in English, in which all texts are written. */
export const inEnglish: Translate = Object.assign(translatingBy(withoutContext), {
  filled: englishText,
  nameOf: ({ name }: Named) => name,
  fieldOf: fieldIn(undefined, (text) => text),
  langOf: () => undefined,
  language: 'en' as const,
  known: {},
});

/** Returns a translator into another language by the catalogue of its texts. */
export function translatorInto(language: OtherLanguage, catalogue: TextCatalogue): Translate {
  const lookUp = lookingUpIn(catalogue);
  const script = new RegExp(`\\p{Script=${LANGUAGES[language].script}}`, 'u');
  return Object.assign(translatingBy(lookUp), {
    filled: fillingBy(lookUp),
    nameOf: ({ name, translations }: Named) => translations?.[language]?.name || name,
    fieldOf: fieldIn(language, lookUp),
    langOf: (text: string) =>
      /\p{Script=Latin}/u.test(text) && !script.test(text) ? ('en' as const) : undefined,
    language,
    known: catalogue,
  });
}

/** A text or a list of texts in the shop's data, with its translations. */
type FieldOf = <Field extends keyof TranslatedProduct>(
  row: Translated<Field>,
  field: Field,
) => NonNullable<TranslatedProduct[Field]>;

type Translated<Field extends keyof TranslatedProduct> = {
  readonly [Own in Field]?: TranslatedProduct[Own];
} & { translations?: Translations<TranslatedProduct> | undefined };

function fieldIn(language: OtherLanguage | undefined, lookUp: LookUp): FieldOf {
  const fieldOf = (row: Translated<keyof TranslatedProduct>, field: keyof TranslatedProduct) => {
    const translated = language && row.translations?.[language]?.[field];
    if (translated) return translated;
    const own = row[field] ?? '';
    return typeof own === 'string' ? lookUp(own) : own.map(lookUp);
  };
  return fieldOf as FieldOf;
}

/** Returns what translates a text, or leaves what is no text as it is. */
function translatingBy(lookUp: LookUp) {
  function t<const Text extends string>(text: Text, values: FilledValues<Text>): string;
  function t<Content>(content: Content): Content;
  function t(content: unknown, values?: Record<string, PlaceValue>) {
    if (typeof content !== 'string') return content;
    return values ? filledText(lookUp(content), values) : lookUp(content);
  }
  return t;
}
