import { describe, expect, test } from '@jest/globals';
import { PACK_UNITS } from '@/contract/catalogue/pack-units';
import { withoutContext } from '@/contract/messages/text-with-values';
import { LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '@/contract/shop/languages';
import { catalogueOf } from '@/lib/language/catalogue';
import notes from '@/lib/language/translator-notes.json' with { type: 'json' };
import { displayedTexts, writtenTexts } from '@/scripts/texts/displayed-texts';
import { textsIn } from '@/shop-api/domain/mail/language-of';
import goods from '@/shop-api/seed/data/catalogue.json' with { type: 'json' };
import demo from '@/shop-api/seed/data/content.json' with { type: 'json' };

const displayed = displayedTexts();
const written = writtenTexts();

const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** The name of a product before a postposition would change its form: the sentence does without. */
const WITHOUT_NAME = ['Goes well with {product}'];

/** Whether a translation drops a place of its English, or has one of its own. */
const hasOtherPlaces = ([english, translation]: [string, string]) =>
  !WITHOUT_NAME.includes(english) && placesOf(english).join() !== placesOf(translation).join();

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

  test('has the titles and descriptions that the demo shop gives its pages', () => {
    const heads = demo.meta_tags.flatMap(({ title, description }) => [
      ...title.split(' | '),
      description,
    ]);
    expect(heads.filter((text) => !Object.hasOwn(catalogue, text))).toEqual([]);
  });

  test('has the units of packs that the desk offers, and those of the demo shop', () => {
    const ofGoods = goods.products.flatMap(({ net_quantity: net, unit_sale_price: price }) => [
      net.unit,
      ...(price ? [price.per] : []),
    ]);
    const units = [...PACK_UNITS, ...new Set(ofGoods)];
    expect(units.filter((unit) => !Object.hasOwn(catalogue, unit))).toEqual([]);
  });

  test('has no text that is written nowhere', () => {
    expect(Object.keys(catalogue).filter((text) => !written.has(text))).toEqual([]);
  });

  test('has the places of its English, no more and no fewer', () => {
    expect(entries.filter(hasOtherPlaces)).toEqual([]);
  });

  test('words a sentence as the mails word it', () => {
    const inMail = textsIn(code);
    const shared = entries.filter(
      ([english]) => /[.?!]$/.test(english) && inMail(english) !== english,
    );
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.filter(([english, text]) => inMail(english) !== text)).toEqual([]);
  });

  test('has a context only where texts of the source have one', () => {
    const odd = Object.keys(catalogue).filter((text) => /\|\w+$/.test(withoutContext(text)));
    expect(odd).toEqual([]);
  });

  test('has every text that a note for translators speaks of', () => {
    expect(Object.keys(notes).filter((text) => !Object.hasOwn(catalogue, text))).toEqual([]);
  });

  test('is written in one form of Unicode, in one script, and has no empty text', () => {
    const odd = entries.filter(
      ([, text]) => text === '' || text !== text.normalize('NFC') || ofOthers(code).test(text),
    );
    expect(odd).toEqual([]);
  });
});

test.each([
  ['From {price}', 'થી', true],
  ['Free', '{price} मुफ़्त', true],
  ['{a} of {b}', '{b} માંથી {a}', false],
])('of “%s” the translation “%s” has other places: %s', (english, translation, isWrong) => {
  expect(hasOtherPlaces([english, translation])).toBe(isWrong);
});
