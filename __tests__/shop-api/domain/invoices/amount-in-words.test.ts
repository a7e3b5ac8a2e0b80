import { expect, test } from '@jest/globals';
import { LANGUAGE_CODES } from '@/contract/shop/languages';
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

test.each([
  [0, 'रुपये शून्य मात्र', 'રૂપિયા શૂન્ય પૂરા'],
  [5, 'रुपये शून्य और पाँच पैसे मात्र', 'રૂપિયા શૂન્ય અને પાંચ પૈસા પૂરા'],
  [25_100, 'रुपये दो सौ इक्यावन मात्र', 'રૂપિયા બસો એકાવન પૂરા'],
  [
    1_234_567_89,
    'रुपये बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ और नवासी पैसे मात्र',
    'રૂપિયા બાર લાખ ચોત્રીસ હજાર પાંચસો સડસઠ અને નેવ્યાસી પૈસા પૂરા',
  ],
  [1_000_000_001_00, 'रुपये एक सौ करोड़ एक मात्र', 'રૂપિયા એકસો કરોડ એક પૂરા'],
])('writes %i paise in Hindi and Gujarati', (paise, hindi, gujarati) => {
  expect(amountInWords(paise, 'hi')).toBe(hindi.normalize());
  expect(amountInWords(paise, 'gu')).toBe(gujarati.normalize());
});

test.each(LANGUAGE_CODES)('no two numbers up to a thousand are the same in %s', (language) => {
  const written = Array.from({ length: 1000 }, (_, rupees) =>
    amountInWords(rupees * 100, language),
  );
  expect(new Set(written).size).toBe(1000);
});
