import type {
  TranslatedBanner,
  TranslatedCategory,
  TranslatedName,
  Translations,
  WrittenCategory,
} from '../../../contract/kit/translations.ts';

type Written = Translations<WrittenCategory>;

/** Returns the name of a category in other languages. */
export const nameOfCategory = (written: Written): Translations<TranslatedName> =>
  each(written, ({ name }) => ({ name }));

/** Returns what its page says of itself in other languages. */
export const textsOfCategory = (written: Written): Translations<TranslatedCategory> =>
  each(written, ({ banner_title: _title, banner_text: _text, ...texts }) => texts);

/** Returns the texts of its banner in other languages. */
export const textsOfBanner = (written: Written): Translations<TranslatedBanner> =>
  each(written, ({ banner_title: title, banner_text: text }) => ({ title, text }));

function each<Texts>(written: Written, pick: (texts: WrittenCategory) => Texts) {
  const picked = Object.entries(written).map(([code, texts]) => [code, texts && pick(texts)]);
  return Object.fromEntries(picked) as Translations<Texts>;
}
