import { describe, expect, test } from '@jest/globals';
import { displayedTexts } from '@/__tests__/architecture/displayed-texts';
import { deliveryPromise } from '@/contract/messages/delivery';
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
    ['Results for “{search}”', { search: 'Tea' }, '“Tea” के नतीजे'],
    ['See all results for “{search}”', { search: 'Cart' }, '“Cart”'],
    ['{firstName}, your account', { firstName: 'May' }, 'May'],
    ['Thank you{name}.', { name: ', May' }, ', May'],
    ['{problem}, for {name}.', { problem: 'Eye Care', name: 'May' }, 'Eye Care, May के लिए।'],
    ['{orders} with “{search}”', { orders: '12 ऑर्डर', search: 'Tea' }, '“Tea” वाले 12 ऑर्डर'],
    ['Voucher {code}', { code: 'MAY' }, 'MAY'],
    ['Quantity of {name}', { name: 'Ready to Cook Poha' }, 'मात्रा: Ready to Cook Poha'],
    ['Our reason: {answer}', { answer: 'Past' }, 'Past'],
    ['Reviews of {product}', { product: 'Ready to Cook Poha' }, 'रिव्यू: Ready to Cook Poha'],
  ])('“%s” with %j keeps what was typed: %s', (text, values, words) => {
    const said = inHindi(text, values as Record<string, string>);
    expect(said).toContain(words);
    expect(said).toMatch(/\p{Script=Devanagari}/u);
  });

  test.each([['2 products from Field to Home.', 'Field to Home']])(
    '%s is said in Hindi and keeps %s as it was typed',
    (english, typed) => {
      const said = inHindi(english);
      expect(said).toContain(typed);
      expect(said).toMatch(/\p{Script=Devanagari}/u);
    },
  );

  test('says the day and the days of a delivery', () => {
    const { lead, rest } = deliveryPromise({
      workingDays: { min: 2, max: 2 },
      arrives: 'Sat, 28 Nov',
      arrivesForMembers: null,
    });
    expect(inHindi.filled(lead) + inHindi.filled(rest)).toBe(
      'आम तौर पर शनि, 28 नव॰ तक (2 कामकाजी दिनों में)',
    );
  });

  test.each([
    ['2 of 5 stores', '5 में से 2 स्टोर'],
    ['0 of 1 store', '1 में से 0 स्टोर'],
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
