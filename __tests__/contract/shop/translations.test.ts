import { describe, expect, test } from '@jest/globals';
import { translatorOf } from '@/contract/shop/translations';

const dictionary = {
  Add: 'जोड़ें',
  '{0} left': '{0} बाकी',
  'Only {0} left in stock.': 'स्टॉक में सिर्फ़ {0} बचे हैं।',
  '{0} of {1} things': '{1} में से {0} चीज़ें',
  'Delivery by {0}': '{0} तक डिलीवरी',
  '{0} with “{1}”': '“{=1}” वाले {0}',
  'Up to {0}': '{0} तक',
  '{0} to {1}': '{0} से {1}',
  Salt: 'नमक',
  Sugar: 'चीनी',
};
const t = translatorOf(dictionary, (text) => (text === 'Tue' ? 'मंगल' : null));

describe('a translator', () => {
  test('returns the translation of a text that it knows', () => {
    expect(t('Add')).toBe('जोड़ें');
  });

  test('takes no name of every object for a text that it knows', () => {
    expect(t('constructor')).toBe('constructor');
  });

  test('leaves a text that it does not know as it is', () => {
    expect(t('Kabir from Kolkata')).toBe('Kabir from Kolkata');
  });

  test('puts what differs each time into its place', () => {
    expect(t('2 of 5 things')).toBe('5 में से 2 चीज़ें');
  });

  test('prefers the most exact text with holes', () => {
    expect(t('Only 3 left in stock.')).toBe('स्टॉक में सिर्फ़ 3 बचे हैं।');
    expect(t('Up to 5')).toBe('5 तक');
  });

  test('translates what fills a hole', () => {
    expect(t('Delivery by Tue')).toBe('मंगल तक डिलीवरी');
  });

  test('keeps what a person typed, beside what it translates', () => {
    expect(t('3 left with “Salt”')).toBe('“Salt” वाले 3 बाकी');
  });

  test('translates a list whose parts it knows, and no other', () => {
    expect(t('Salt, Sugar')).toBe('नमक, चीनी');
    expect(t('Salt, pepper')).toBe('Salt, pepper');
  });

  test('keeps the spaces around a text', () => {
    expect(t(' Add ')).toBe(' जोड़ें ');
  });

  test('takes signs of expressions in a text for letters', () => {
    const odd = translatorOf({ 'Why (not) {0}?': 'क्यों (नहीं) {0}?' }, () => null);
    expect(odd('Why (not) $1?')).toBe('क्यों (नहीं) $1?');
  });
});
