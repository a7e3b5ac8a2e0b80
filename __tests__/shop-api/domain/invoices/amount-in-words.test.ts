import { expect, test } from '@jest/globals';
import { amountInWords } from '@/shop-api/domain/invoices/amount-in-words';

test.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [100, 'Rupees One Only'],
  [1999, 'Rupees Nineteen and Ninety-Nine Paise Only'],
  [109_000, 'Rupees One Thousand Ninety Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [
    1_234_567_89,
    'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Eighty-Nine Paise Only',
  ],
  [1_000_000_001_00, 'Rupees One Hundred Crore One Only'],
])('writes %i paise as %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
