import { describe, expect, test } from '@jest/globals';
import { displayedTexts, writtenTexts } from '@/scripts/texts/displayed-texts';
import { LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '@/contract/shop/languages';
import { catalogueOf } from '@/lib/language/catalogue';

const displayed = displayedTexts();
const written = writtenTexts();

const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Letters of the scripts of the other languages. */
const ofOthers = (code: OtherLanguage) => {
  const others = OTHER_LANGUAGES.filter((other) => other !== code);
  return new RegExp(others.map((other) => `\\p{Script=${LANGUAGES[other].script}}`).join('|'), 'u');
};

const catalogues = await Promise.all(
  OTHER_LANGUAGES.map(async (code) => [code, await catalogueOf(code)] as const),
);

describe.each(catalogues)('the catalogue of %s', (code, catalogue) => {
  const entries = Object.entries(catalogue);

  test('has every text that the storefront displays, and every message', () => {
    const missing = displayed.filter(({ text }) => !Object.hasOwn(catalogue, text));
    expect(missing).toEqual([]);
  });

  test('has no text that is written nowhere', () => {
    expect(Object.keys(catalogue).filter((text) => !written.has(text))).toEqual([]);
  });

  test('has no place that its English does not have', () => {
    const wrong = entries.filter(([english, translation]) =>
      placesOf(translation).some((place) => !placesOf(english).includes(place)),
    );
    expect(wrong).toEqual([]);
  });

  test('is written in one form of Unicode, in one script, and has no empty text', () => {
    const odd = entries.filter(
      ([, text]) => text === '' || text !== text.normalize('NFC') || ofOthers(code).test(text),
    );
    expect(odd).toEqual([]);
  });
});
