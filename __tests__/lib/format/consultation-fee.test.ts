import { expect, test } from '@jest/globals';
import { englishText } from '@/contract/messages/text-with-values';
import { consultationFee } from '@/lib/format/consultation-fee';

test('a consultation without a fee is called free, any other says its price', () => {
  expect(englishText(consultationFee(0))).toBe('Consultations are free, for everyone.');
  expect(englishText(consultationFee(250))).toBe('The fee is ₹250.');
});
