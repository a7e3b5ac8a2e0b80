import { describe, expect, test } from '@jest/globals';
import {
  englishText,
  fillingBy,
  lookingUpIn,
  withValues,
} from '@/contract/messages/text-with-values';

describe('a word that is joined to a place', () => {
  const inGujarati = fillingBy(
    lookingUpIn({ 'Free in {place}': '{place}માં મફત', Mumbai: 'મુંબઈ', 'From {price}': '{price}થી' }),
  );

  test.each([
    ['Mumbai', 'મુંબઈમાં મફત'],
    ['Elite', 'Elite માં મફત'],
    ['Vanya (Elite)', 'Vanya (Elite) માં મફત'],
    ['મુંબઈ (શહેર)', 'મુંબઈ (શહેર)માં મફત'],
  ])('stands apart from letters of Latin alone: %s', (place, said) => {
    expect(inGujarati(withValues('Free in {place}', { place }))).toBe(said);
  });

  test('stands apart from figures', () => {
    expect(inGujarati(withValues('From {price}', { price: '₹500' }))).toBe('₹500 થી');
    expect(inGujarati(withValues('From {price}', { price: 500 }))).toBe('500 થી');
  });

  test('stays joined where no value fills its place', () => {
    expect(inGujarati('Free in {place}')).toBe('{place}માં મફત');
  });

  test('stays joined in English', () => {
    expect(englishText(withValues('Closed on {day}s, {size}ml', { day: 'Monday', size: 5 }))).toBe(
      'Closed on Mondays, 5ml',
    );
  });
});

describe('a text with a context', () => {
  test('is displayed without it in English, also where it has no translation', () => {
    const text = withValues('{count} new|products', { count: 2 });
    expect(englishText(text)).toBe('2 new');
    expect(englishText('Newest first|products')).toBe('Newest first');
    expect(fillingBy(lookingUpIn({}))('Newest first|products')).toBe('Newest first');
  });

  test('has a translation of its own', () => {
    const t = fillingBy(lookingUpIn({ New: 'નવા', 'New|products': 'નવી' }));
    expect([t('New'), t('New|products')]).toEqual(['નવા', 'નવી']);
  });

  test('keeps a bar that names no context', () => {
    expect(englishText('Ghee|oil')).toBe('Ghee|oil');
  });
});

test('a text takes of an object what its places name, and leaves the rest of the row', () => {
  const row = { number: 'VN100001', paidAt: null, placedAt: new Date(0) };
  expect(withValues('your order {number}', row)).toEqual({
    text: 'your order {number}',
    values: { number: 'VN100001' },
  });
});
