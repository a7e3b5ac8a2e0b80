import { describe, expect, test } from '@jest/globals';
import type { Schema } from 'yup';
import { ValidationError } from 'yup';
import { signupBody, verifyLoginCodeBody } from '@/contract/account';
import { addressBody } from '@/contract/address';
import { appointmentBody } from '@/contract/appointments';
import { changeQuantityBody } from '@/contract/cart';
import { inquiryBody } from '@/contract/enquiries';
import { businessLeadBody } from '@/contract/leads';
import { captchaMessages } from '@/contract/messages/captcha';
import { quantityMessages } from '@/contract/messages/cart';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { fieldMessages, mobileMessages } from '@/contract/messages/fields';
import { orderMessages } from '@/contract/messages/orders';
import { passwordMessages } from '@/contract/messages/password';
import { profileApiMessages } from '@/contract/messages/profile';
import { orderBody } from '@/contract/orders';
import { resetRequestBody } from '@/contract/password';
import { profileBody } from '@/contract/profile';
import { reviewBody } from '@/contract/reviews';

/** The first error message of each field. */
function refusals(schema: Schema, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((one) => [one.path, one.message]).reverse());
  }
}

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

describe('cart, order and review', () => {
  test('refuse a quantity below 1', () => {
    expect(refusals(changeQuantityBody, { quantity: 0 })).toEqual({
      quantity: quantityMessages.tooSmall,
    });
  });

  test('require a billing address', () => {
    expect(refusals(orderBody, {}).address1).toBe(orderMessages.addressNotChosen);
  });

  test('accept whole stars from 1 to 5 and require no text', () => {
    for (const rating of [0, 6, 2.5, undefined]) {
      expect(refusals(reviewBody, { rating })).toHaveProperty('rating');
    }
    expect(refusals(reviewBody, { rating: 5 })).toEqual({});
  });
});

describe('account and enquiry forms', () => {
  test.each(['98765432', '+91987654321012', 'nine'])(
    'refuse the profile number %j',
    (mobile_no) => {
      const given = { first_name: 'Asha', last_name: 'Rao', email: signup.email, mobile_no };
      expect(refusals(profileBody, given)).toEqual({
        mobile_no: profileApiMessages.invalidMobile,
      });
    },
  );

  test('name each missing part of an address', () => {
    expect(Object.keys(refusals(addressBody, {})).sort()).toEqual([
      'address_line_1',
      'address_line_2',
      'city',
      'country',
      'full_name',
      'mobile',
      'postal_code',
      'state',
    ]);
  });

  test('allow the second number of an address to be empty', () => {
    expect(refusals(addressBody, { another_mobile: '' })).not.toHaveProperty('another_mobile');
    expect(refusals(addressBody, { another_mobile: '+9198' }).another_mobile).toBe(
      mobileMessages.notTenDigits,
    );
  });

  test('require every field of the contact form', () => {
    expect(Object.keys(refusals(inquiryBody, {})).sort()).toEqual([
      'company',
      'country',
      'email',
      'inquiry_description',
      'name',
      'phone',
      'subject',
    ]);
  });

  test('accept the 24 problem categories and use Indian time', () => {
    expect(refusals(appointmentBody, { problem_suffering_from: 'Boredom' })).toHaveProperty(
      'problem_suffering_from',
    );
    expect(
      refusals(appointmentBody, { start_datetime: '2026-12-01T09:30:00Z' }).start_datetime,
    ).toBe(appointmentMessages.timeRequired);
  });

  test('require five fields of a business and leave the rest optional', () => {
    expect(Object.keys(refusals(businessLeadBody, {})).sort()).toEqual([
      'annual_revenue',
      'company_name',
      'company_registered',
      'company_size',
      'industry_type',
    ]);
  });
});
