import { describe, expect, test } from '@jest/globals';
import { displayedTexts } from '@/__tests__/architecture/displayed-texts';
import { hindi } from '@/lib/language/hindi/dictionary';
import { inHindi } from '@/lib/language/hindi/in-hindi';

/** Texts with nothing but holes and signs in Hindi; what fills them is translated. */
const OF_HOLES_ALONE = /^(?:\{\d\}|[\s,.:;()·–“”-]|Elite|GSTIN|GST|%|©)+$/;

const holesOf = (text: string) => [...new Set(text.replaceAll('{=', '{').match(/\{\d\}/g))].sort();
const withoutNumbers = (text: string) => text.replace(/\{\d\}/g, '{}');
const known = new Set(Object.keys(hindi).map(withoutNumbers));

describe('the Hindi of the shop', () => {
  test('has every text that a component displays, and every message', () => {
    const missing = displayedTexts().filter(
      ({ text }) => !known.has(withoutNumbers(text)) && !OF_HOLES_ALONE.test(text),
    );
    expect(missing).toEqual([]);
  });

  test('fills no hole that its English does not have', () => {
    const wrong = Object.entries(hindi).filter(([english, translation]) =>
      holesOf(translation).some((hole) => !holesOf(english).includes(hole)),
    );
    expect(wrong).toEqual([]);
  });

  test('is written in one form of Unicode, and has no empty text', () => {
    const odd = Object.values(hindi).filter(
      (text) => text === '' || text !== text.normalize('NFC'),
    );
    expect(odd).toEqual([]);
  });

  test.each([
    ['Results for “Tea”', '“Tea”'],
    ['Results for “salt and pepper to taste”', '“salt and pepper to taste”'],
    ['See all results for “Cart”', '“Cart”'],
    ['Nothing here matches “May”. Try one word of it, or its Hindi name.', '“May”'],
    ['12 orders with “Tea”', '“Tea”'],
    ['May, your account', 'May'],
    ['Thank you, May.', 'May'],
    ['For May and April', 'May and April'],
    ['From May and April', 'May and April'],
    ['Eye Care, for May', 'May'],
    ['the address of May', 'May'],
    ['of what May says', 'May'],
    ['Voucher MAY', 'MAY'],
    ['Our reason: Past', 'Past'],
    ['Quantity of Ready to Cook Poha', 'Ready to Cook Poha'],
    ['Reviews of Ready to Cook Poha', 'Ready to Cook Poha'],
    ['2 products from Field to Home.', 'Field to Home'],
  ])('%s is said in Hindi and keeps %s as it was typed', (english, typed) => {
    const said = inHindi(english);
    expect(said).toContain(typed);
    expect(said).toMatch(/\p{Script=Devanagari}/u);
  });

  test.each([
    ['2 of 5 stores', '5 में से 2 स्टोर'],
    ['0 of 1 store', '1 में से 0 स्टोर'],
    ['Brass Diya, picture 1 of 3', 'Brass Diya, 3 में से तस्वीर 1'],
    ['12 products.', '12 प्रोडक्ट।'],
  ])('%s is %s', (english, expected) => {
    expect(inHindi(english)).toBe(expected);
  });

  test.each(['How to make ghee', 'Two of many farms', 'Bring: water, shoes'])(
    'the text of staff “%s” is not taken for a sentence',
    (written) => {
      expect(inHindi.whole(written)).toBe(written);
    },
  );

  test.each([
    ['Only 3 left in stock.', /3/],
    ['By Tue, 24 Nov', /मंगल, 24 नव॰/],
    ['Stone ground, 200 g', /200 g$/],
    ['Minimum order value should be ₹250', /₹250/],
    ['Thank you! Your order VN-1 is placed.', /VN-1/],
    ['Ghee: Only 2 left in stock.', /2/],
  ])('%s is said in Hindi', (english, expected) => {
    const said = inHindi(english);
    expect(said).toMatch(expected);
    expect(said).not.toBe(english);
  });
});
