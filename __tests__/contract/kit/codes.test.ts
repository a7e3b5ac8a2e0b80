import { describe, expect, test } from '@jest/globals';
import { fieldRefusals } from '@/__tests__/support/field-refusals';
import { verifyLoginCodeBody } from '@/contract/accounts/account';
import { voucherCode } from '@/contract/cart/order-fields';
import { cleanCode, loginCodeDigits } from '@/contract/kit/codes';
import { loginCode } from '@/contract/kit/fields';
import { redeemBody } from '@/contract/payments/gift-cards';

describe('a copied code', () => {
  test.each([
    'WELCOME10',
    ' WELCOME10\u00a0',
    'WELCOME10\u200b',
    '\u2068WELCOME10\u2069',
    '"WELCOME10"',
    '“WELCOME10”.',
    '‘WELCOME10’,',
    '(WELCOME10)',
    'ＷＥＬＣＯＭＥ１０',
    'WELCOME१०',
  ])('is the code in it: %j', (copied) => {
    expect(cleanCode(copied)).toBe('WELCOME10');
    expect(voucherCode().validateSync(copied)).toBe('WELCOME10');
  });

  test('keeps what is inside it', () => {
    expect(cleanCode('diwali-2.5_off')).toBe('diwali-2.5_off');
  });

  test('that is too long is not valid', () => {
    expect(() => voucherCode().validateSync('W'.repeat(41))).toThrow(
      'This voucher code is not valid.',
    );
  });

  test('of a gift voucher of which nothing is left is missing', () => {
    expect(fieldRefusals(redeemBody, { code: '"\u200b."' })).toEqual({
      code: 'Gift voucher code is required',
    });
  });
});

describe('a login code', () => {
  test.each([
    ['12 34 56', '123456'],
    ['123-456', '123456'],
    ['१२३४५६', '123456'],
    ['૧૨૩ ૪૫૬', '123456'],
    ['123456 is your Vanya login OTP. Valid for 5 minutes.', '123456'],
    ['12', '12'],
    ['', ''],
  ])('in %j is %s', (typed, digits) => {
    expect(loginCodeDigits(typed)).toBe(digits);
  });

  test.each(['12 34 56', '123-456', '१२३४५६'])('is understood by the call as %j', (otp) => {
    expect(loginCode().validateSync(otp)).toBe('123456');
  });

  test.each([
    ['1234567', 'OTP must be 6 digits'],
    ['12345a', 'OTP must be 6 digits'],
    ['', 'OTP is required'],
  ])('of %j is refused', (otp, message) => {
    const body = { mobile_no: '+919825000000', otp };
    expect(fieldRefusals(verifyLoginCodeBody, body)).toEqual({ otp: message });
  });
});
