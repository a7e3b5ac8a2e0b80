import { describe, expect, test } from '@jest/globals';
import { dateInHindi } from '@/contract/shop/hindi-dates';

describe('a date in Hindi', () => {
  test.each([
    ['Wed, 14 Jan', 'बुध, 14 जन॰'],
    ['14 January 2026', '14 जनवरी 2026'],
    ['Friday, 16 January 2026', 'शुक्रवार, 16 जनवरी 2026'],
    ['8:42 pm', 'रात 8:42 बजे'],
    ['9:30 am', 'सुबह 9:30 बजे'],
    ['12:15 pm', 'दोपहर 12:15 बजे'],
    ['5:00 pm', 'शाम 5:00 बजे'],
    ['12 January 2026, 8:42 pm', '12 जनवरी 2026, रात 8:42 बजे'],
    ['Sat, 24 January 2026, 8:00 am to 10:30 am', 'शनि, 24 जनवरी 2026, सुबह 8:00 से 10:30 बजे तक'],
  ])('%s is %s', (english, hindi) => {
    expect(dateInHindi(english)).toBe(hindi);
  });

  test.each(['14 jars', 'May I help?', '2026', ''])('%p is no date', (text) => {
    expect(dateInHindi(text)).toBeNull();
  });
});
