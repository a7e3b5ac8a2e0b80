import { describe, expect, test } from '@jest/globals';
import { fieldRefusals as refusals } from '@/__tests__/support/field-refusals';
import { signupBody, verifyLoginCodeBody } from '@/contract/accounts/account';
import { resetRequestBody } from '@/contract/accounts/password';
import { changeQuantityBody } from '@/contract/cart/cart';
import { captchaMessages } from '@/contract/messages/captcha';
import { quantityMessages } from '@/contract/messages/cart';
import { fieldMessages, mobileMessages } from '@/contract/messages/fields';
import { orderMessages } from '@/contract/messages/orders';
import { passwordMessages } from '@/contract/messages/password';
import { orderBody } from '@/contract/orders/orders';

const signup = {
  email: 'asha@example.com',
  first_name: 'Asha',
  last_name: 'Rao',
  mobile_no: '9876543210',
  password: 'Demo@1234',
  confirm_password: 'Demo@1234',
  recaptcha: 'solved',
};

describe('signup', () => {
  test.each([
    ['email', 'asha.example.com', fieldMessages.invalidEmail],
    ['mobile_no', '98765', mobileMessages.notTenDigits],
    ['mobile_no', '98765432101', mobileMessages.notTenDigits],
    ['first_name', ' ', 'First name is required'],
    ['last_name', '', 'Last name is required'],
    ['confirm_password', 'Demo@12345', passwordMessages.different],
  ])('refuses %s %j with the message of the specification', (field, value, message) => {
    expect(refusals(signupBody, { ...signup, [field]: value })[field]).toBe(message);
  });

  test.each(['Dm@1234', 'demo@1234', 'DEMO@1234', 'Demo@demo', 'Demo12345', 'Demo%1234'])(
    'refuses the password %j',
    (password) => {
      const message = passwordMessages.weak;
      const given = { ...signup, password, confirm_password: password };
      expect(refusals(signupBody, given)).toEqual({ password: message });
    },
  );

  test.each(['!', '@', '#', '$', '_', '.', '~', '-'])('accepts %s as the symbol', (symbol) => {
    const password = `Demo1234${symbol}`;
    expect(refusals(signupBody, { ...signup, password, confirm_password: password })).toEqual({});
  });

  test('accepts the number with +91 as well', () => {
    expect(refusals(signupBody, { ...signup, mobile_no: '+919876543210' })).toEqual({});
  });
});

describe('login and reset', () => {
  test('accept a code of exactly 6 digits', () => {
    const mobile_no = '+919876543210';
    expect(refusals(verifyLoginCodeBody, { mobile_no, otp: '12345' })).toHaveProperty('otp');
    expect(refusals(verifyLoginCodeBody, { mobile_no, otp: '123456' })).toEqual({});
  });

  test('require the captcha', () => {
    expect(refusals(resetRequestBody, { email: 'asha@example.com' })).toEqual({
      recaptcha: captchaMessages.notSolved,
    });
  });
});

describe('cart and order', () => {
  test('refuse a quantity below 1', () => {
    expect(refusals(changeQuantityBody, { quantity: 0 })).toEqual({
      quantity: quantityMessages.tooSmall,
    });
  });

  test('require a billing address', () => {
    expect(refusals(orderBody, {}).address1).toBe(orderMessages.addressNotChosen);
  });
});
