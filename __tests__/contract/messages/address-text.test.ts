import { expect, test } from '@jest/globals';
import { inGujarati } from '@/__tests__/support/in-languages';
import { addressText } from '@/contract/messages/address-text';
import { englishText } from '@/contract/messages/text-with-values';

test('city, state and country are translated, what was typed is not', () => {
  expect(
    inGujarati.filled(addressText('Cart, Navrangpura, Ahmedabad 380009, Gujarat, India')),
  ).toBe('Cart, Navrangpura, અમદાવાદ 380009, ગુજરાત, ભારત');
});

test('in English, and of another form, it is what was stored', () => {
  expect(englishText(addressText('Flat 2, Surat 395003, Gujarat, India'))).toBe(
    'Flat 2, Surat 395003, Gujarat, India',
  );
  expect(addressText('Thamel, Kathmandu 44600, Nepal')).toBe('Thamel, Kathmandu 44600, Nepal');
});
