import { describe, expect, test } from '@jest/globals';
import { withValues } from '@/contract/messages/text-with-values';
import { inEnglish, translatorInto } from '@/lib/language/translate';

describe('the translator of a page', () => {
  const hindi = translatorInto('hi', {
    Add: 'जोड़ें',
    Oct: 'अक्टू॰',
    '{day} {month}': '{day} {month}',
    'Arrives by {day}.': '{day} तक पहुँचेगा।',
    'For {name}': '{name} के लिए',
  });

  test('takes the name in the language of the page, and the English one where there is no other', () => {
    const ghee = { name: 'Ghee', translations: { hi: { name: 'घी' } } };
    expect([inEnglish.nameOf(ghee), hindi.nameOf(ghee)]).toEqual(['Ghee', 'घी']);
    expect(hindi.nameOf({ name: 'Ghee', translations: {} })).toBe('Ghee');
  });

  test('takes other texts of the data in the language of the page, and looks up what has none', () => {
    const tea = { size: '60 bags', making: 'Add', translations: { hi: { size: '60 बैग' } } };
    expect([hindi.fieldOf(tea, 'size'), hindi.fieldOf(tea, 'making')]).toEqual(['60 बैग', 'जोड़ें']);
    expect(inEnglish.fieldOf(tea, 'size')).toBe('60 bags');
    expect(hindi.fieldOf({ benefits: ['Add', 'Fine'] }, 'benefits')).toEqual(['जोड़ें', 'Fine']);
  });

  test('returns what is no text as it is', () => {
    expect([hindi(undefined), hindi(7), inEnglish('Add')]).toEqual([undefined, 7, 'Add']);
    expect([inEnglish('Add'), hindi(null)]).toEqual(['Add', null]);
  });

  test('looks a text up as it is written, and leaves one that is not known', () => {
    expect([hindi('Add'), hindi('Add water'), hindi('toString')]).toEqual([
      'जोड़ें',
      'Add water',
      'toString',
    ]);
  });

  test('fills the places of a text by name, and leaves what was typed as it is', () => {
    expect(hindi('For {name}', { name: 'Add' })).toBe('Add के लिए');
    expect(inEnglish('For {name}', { name: '{name} & $1' })).toBe('For {name} & $1');
  });

  test('translates the texts among the values of a text', () => {
    const day = withValues('{day} {month}', { day: 4, month: withValues('Oct', {}) });
    const text = withValues('Arrives by {day}.', { day });
    expect(hindi.filled(text)).toBe('4 अक्टू॰ तक पहुँचेगा।');
    expect(inEnglish.filled(text)).toBe('Arrives by 4 Oct.');
  });

  test('tells screen readers of texts that stayed English', () => {
    expect([hindi.langOf('Fine ghee'), hindi.langOf('बढ़िया घी')]).toEqual(['en', undefined]);
    expect(inEnglish.langOf('Fine ghee')).toBeUndefined();
    expect(hindi.langOf('100+')).toBeUndefined();
  });
});
