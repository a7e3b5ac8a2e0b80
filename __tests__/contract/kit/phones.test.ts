import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import {
  indianMobile,
  indianMobileDigits,
  mobileWithCode,
  phoneWithCode,
  profileMobile,
} from '@/contract/kit/phone-fields';
import { indianDigits, nationalDigits, plainNumber, withCallingCode } from '@/contract/kit/phones';

/** One number, as people write it. */
const WAYS = [
  '9825000000',
  '98250 00000',
  '98250-00000',
  '098250 00000',
  '919825000000',
  '00919825000000',
  '0919825000000',
  '+919825000000',
  '+91 98250 00000',
  '+91-98250-00000',
  '(+91) 98250.00000',
  '+91 (0) 98250 00000',
  '+91-0-9825000000',
  '+9109825000000',
  '\u202a+91 98250 00000\u202c',
  '९८२५० ०००००',
  '+९१ ९८२५०-०००००',
  '૯૮૨૫૦૦૦૦૦૦',
  '٩٨٢٥٠٠٠٠٠٠',
  '＋９１ ９８２５０ ０００００',
];

describe('a number of India', () => {
  test.each(WAYS)('is understood as %s', (written) => {
    expect(indianDigits(written)).toBe('9825000000');
    expect(withCallingCode('+91', written)).toBe('+919825000000');
    expect(indianMobileDigits().validateSync(written)).toBe('9825000000');
  });

  test.each(['9198250000', '9191982500', '9100000000'])('that begins with 91 stays: %s', (own) => {
    expect(indianDigits(own)).toBe(own);
    expect(indianDigits(`+91${own}`)).toBe(own);
    expect(indianDigits(`0${own}`)).toBe(own);
  });

  test.each([
    '',
    '91',
    '98250',
    '91982500000',
    '98250000001',
    '9198250000001',
    '+9198250000',
    '+1 415 555 2671',
    '98250o0000',
    '9825000000 / 9825000001',
  ])('is not seen in %j', (written) => {
    expect(indianDigits(written)).toBeUndefined();
  });
});

describe('a number of another country', () => {
  test.each([
    ['+977', '+977 980-1234567', '9801234567'],
    ['+977', '00977 980 1234567', '9801234567'],
    ['+977', '980 123 4567', '9801234567'],
    ['+49', '030 123456', '030123456'],
    ['+1', '9198250000', '9198250000'],
  ])('loses the calling code %s of its field: %s', (callingCode, written, digits) => {
    expect(nationalDigits(callingCode, written)).toBe(digits);
    expect(withCallingCode(callingCode, written)).toBe(callingCode + digits);
  });

  test('keeps a calling code that is not that of its field', () => {
    expect(withCallingCode('+91', '+977 980-1234567')).toBe('+9779801234567');
    expect(plainNumber('+977 980-1234567')).toBe('+9779801234567');
  });

  test('is not invented where nothing is typed', () => {
    expect(withCallingCode('+91', '')).toBe('');
  });
});

describe('the rules of phone numbers', () => {
  test.each([
    [indianMobile(), '+91 (0) 98250 00000', '+919825000000'],
    [mobileWithCode(), '+91 (0) 98250 00000', '+919825000000'],
    [mobileWithCode(), '0091-98250 00000', '+919825000000'],
    [mobileWithCode(), '+44 98250 00000', '+449825000000'],
    [profileMobile(), '0091 98250 00000', '+919825000000'],
    [phoneWithCode(), '+91 (0) 98250 00000', '+919825000000'],
    [phoneWithCode(), '+44 20 7946-0000', '+442079460000'],
  ])('answer a number as calls carry it', (rule, written, sent) => {
    expect(rule.validateSync(written)).toBe(sent);
  });

  test.each([
    [indianMobile(), '+911234567890', 'Mobile number must start with 6, 7, 8 or 9'],
    [indianMobile(), '9825000000', 'Mobile number must be 10 digits'],
    [indianMobile(), '+1 415 555 2671', 'Mobile number must be 10 digits'],
    [indianMobile(), '+9198250000001', 'Mobile number must be 10 digits'],
    [indianMobileDigits(), '0825000000', 'Mobile number must start with 6, 7, 8 or 9'],
    [indianMobileDigits(), 'ninety-eight', 'Mobile number must be 10 digits'],
  ])('refuse what is no mobile number of India', (rule, written, message) => {
    expect(() => rule.validateSync(written)).toThrow(message);
  });
});

test('India is known as in the whole library', () => {
  const some = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 13 });
  const written = fc.tuple(fc.constantFrom('', '91', '+91', '+910', '910'), some);
  fc.assert(
    fc.property(written, ([prefix, rest]) => {
      const text = `${prefix}${rest}`.replace(/^0+/, '');
      const found = parsePhoneNumberFromString(text, 'IN');
      const digits = found?.isValid() ? found.nationalNumber : '';
      expect(indianDigits(text)).toBe(digits.length === 10 ? digits : undefined);
    }),
    { numRuns: 2000 },
  );
});
