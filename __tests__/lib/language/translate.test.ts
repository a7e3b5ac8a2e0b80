import { describe, expect, test } from '@jest/globals';
import { inEnglish, intoHindi } from '@/lib/language/translate';

describe('the translator of a page', () => {
  const hindi = intoHindi(
    (text) => text.replace('Add', 'जोड़ें'),
    (text) => (text === 'Add' ? 'जोड़ें' : null),
  );

  test('takes the name in the language of the page, and the English one where there is no other', () => {
    const ghee = { name: 'Ghee', name_hi: 'घी' };
    expect([inEnglish.nameOf(ghee), hindi.nameOf(ghee)]).toEqual(['Ghee', 'घी']);
    expect(hindi.nameOf({ name: 'Ghee', name_hi: null })).toBe('Ghee');
  });

  test('returns what is no text as it is', () => {
    expect([hindi(undefined), hindi(7), inEnglish('Add')]).toEqual([undefined, 7, 'Add']);
  });

  test('looks up a text of staff as a whole, and leaves one that is not known as it is', () => {
    expect([hindi.whole('Add'), hindi.whole('Add water')]).toEqual(['जोड़ें', 'Add water']);
    expect([inEnglish.whole('Add'), hindi.whole(null)]).toEqual(['Add', null]);
  });

  test('tells screen readers of texts that stayed English', () => {
    expect([hindi.langOf('Fine ghee'), hindi.langOf('बढ़िया घी')]).toEqual(['en', undefined]);
    expect(inEnglish.langOf('Fine ghee')).toBeUndefined();
    expect(hindi.langOf('100+')).toBeUndefined();
  });
});
