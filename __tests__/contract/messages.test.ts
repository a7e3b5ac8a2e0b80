import { describe, expect, it } from '@jest/globals';
import type { Schema } from 'yup';
import { ValidationError } from 'yup';
import { signupBody, verifyOtpBody } from '@/contract/account';
import { addressBody } from '@/contract/address';
import { changeQuantityBody } from '@/contract/cart';
import { appointmentBody, inquiryBody } from '@/contract/enquiries';
import { businessLeadBody } from '@/contract/leads';
import { orderBody } from '@/contract/orders';
import { resetRequestBody } from '@/contract/password';
import { profileBody } from '@/contract/profile';
import { reviewBody } from '@/contract/reviews';

/** The first message each field is refused with. */
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
  it.each([
    ['email', 'asha.example.com', 'Invalid email format'],
    ['mobile_no', '98765', 'Mobile number must be 10 digits'],
    ['mobile_no', '98765432101', 'Mobile number must be 10 digits'],
    ['first_name', ' ', 'First name is required'],
    ['last_name', '', 'Last name is required'],
    ['confirm_password', 'Demo@12345', 'Passwords do not match'],
  ])('refuses %s %j with the message of the specification', (field, value, message) => {
    expect(refusals(signupBody, { ...signup, [field]: value })[field]).toBe(message);
  });

  it.each(['Dm@1234', 'demo@1234', 'DEMO@1234', 'Demo@demo', 'Demo12345', 'Demo%1234'])(
    'refuses the password %j',
    (password) => {
      const message = 'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol';
      const given = { ...signup, password, confirm_password: password };
      expect(refusals(signupBody, given)).toEqual({ password: message });
    },
  );

  it.each(['!', '@', '#', '$', '_', '.', '~', '-'])('takes %s as the symbol', (symbol) => {
    const password = `Demo1234${symbol}`;
    expect(refusals(signupBody, { ...signup, password, confirm_password: password })).toEqual({});
  });

  it('takes the number with +91 as well', () => {
    expect(refusals(signupBody, { ...signup, mobile_no: '+919876543210' })).toEqual({});
  });
});

describe('login and reset', () => {
  it('takes a code of exactly 6 digits', () => {
    const mobile_no = '+919876543210';
    expect(refusals(verifyOtpBody, { mobile_no, otp: '12345' })).toHaveProperty('otp');
    expect(refusals(verifyOtpBody, { mobile_no, otp: '123456' })).toEqual({});
  });

  it('asks for the captcha', () => {
    expect(refusals(resetRequestBody, { email: 'asha@example.com' })).toEqual({
      recaptcha: 'Please verify you are not a robot.',
    });
  });
});

describe('cart, order and review', () => {
  it('refuses a quantity below 1', () => {
    expect(refusals(changeQuantityBody, { quantity: 0 })).toEqual({
      quantity: 'Please set the quantity greater than 0!',
    });
  });

  it('asks for a billing address', () => {
    expect(refusals(orderBody, {}).address1).toBe('Please select a billing address!');
  });

  it('takes whole stars from 1 to 5 and needs no text', () => {
    for (const rating of [0, 6, 2.5, undefined]) {
      expect(refusals(reviewBody, { rating })).toHaveProperty('rating');
    }
    expect(refusals(reviewBody, { rating: 5 })).toEqual({});
  });
});

describe('account and enquiry forms', () => {
  it.each(['98765432', '+91987654321012', 'nine'])('refuses the profile number %j', (mobile_no) => {
    const given = { first_name: 'Asha', last_name: 'Rao', email: signup.email, mobile_no };
    expect(refusals(profileBody, given)).toEqual({
      mobile_no: 'Please enter valid mobile number',
    });
  });

  it('names each missing part of an address', () => {
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

  it('lets the second number of an address stay empty', () => {
    expect(refusals(addressBody, { another_mobile: '' })).not.toHaveProperty('another_mobile');
    expect(refusals(addressBody, { another_mobile: '+9198' }).another_mobile).toBe(
      'Mobile number must be 10 digits',
    );
  });

  it('asks for every field of the contact form', () => {
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

  it('knows the 24 problem categories and takes India time', () => {
    expect(refusals(appointmentBody, { problem_suffering_from: 'Boredom' })).toHaveProperty(
      'problem_suffering_from',
    );
    expect(
      refusals(appointmentBody, { start_datetime: '2026-12-01T09:30:00Z' }).start_datetime,
    ).toBe('Please choose a date and a time');
  });

  it('asks a business for five facts and leaves the rest open', () => {
    expect(Object.keys(refusals(businessLeadBody, {})).sort()).toEqual([
      'annual_revenue',
      'company_name',
      'company_registered',
      'company_size',
      'industry_type',
    ]);
  });
});
