import { describe, expect, test } from '@jest/globals';
import { SAMPLE_BOOKING } from '@/__tests__/support/appointment';
import { fieldRefusals } from '@/__tests__/support/field-refusals';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { SAMPLE_INQUIRY } from '@/__tests__/support/sample-enquiry';
import { SAMPLE_GIFT } from '@/__tests__/support/sample-gift';
import { signinBody, signupBody } from '@/contract/accounts/account';
import { addressBody } from '@/contract/accounts/address';
import { profileBody } from '@/contract/accounts/profile';
import { appointmentBody } from '@/contract/enquiries/appointments';
import { inquiryBody } from '@/contract/enquiries/enquiries';
import { accountEmail, email, optionalEmail } from '@/contract/kit/fields';
import { giftCardBody } from '@/contract/payments/gift-cards';

describe('an email address', () => {
  const accepts = (rule: ReturnType<typeof email>, address: string) => rule.isValidSync(address);

  test.each([
    'asha@example.com',
    "o'brien+shop@mail.example.co.in",
    'a@x.io',
    'asha@xn--h2brj9c.xn--h2brj9c',
    `${'a'.repeat(64)}@example.com`,
    '\u200basha@example.com ',
  ])('can be written to: %j', (address) => {
    expect(accepts(email(), address)).toBe(true);
  });

  test.each([
    'a@b',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'asha@example.c',
    'asha@192.168.0.1',
    `${'a'.repeat(65)}@example.com`,
    'asha@example.com\nBcc: x@example.com',
  ])('that reaches nobody is refused: %j', (address) => {
    expect(() => email().validateSync(address)).toThrow('Invalid email format');
    expect(accepts(optionalEmail() as never, address)).toBe(false);
  });

  test('may be left out where it is optional', () => {
    expect(optionalEmail().validateSync('')).toBe('');
  });

  test('of an older account still logs in', () => {
    expect(accountEmail().isValidSync('a@b')).toBe(true);
    expect(fieldRefusals(signinBody, { email: 'a@b', password: 'x' })).toEqual({});
  });
});

describe('a name of which nothing is seen is refused', () => {
  test.each([
    ['a sign-up', signupBody, {}, 'first_name', 'First name'],
    ['a profile', profileBody, {}, 'last_name', 'Last name'],
    ['an address', addressBody, SAMPLE_ADDRESS, 'full_name', 'Full name'],
    ['a consultation', appointmentBody, SAMPLE_BOOKING, 'name', 'Name'],
    ['the contact form', inquiryBody, SAMPLE_INQUIRY, 'company', 'Company'],
    ['the contact form', inquiryBody, SAMPLE_INQUIRY, 'inquiry_description', 'Description'],
    ['a gift voucher', giftCardBody, SAMPLE_GIFT, 'sender_name', 'Sender name'],
  ])('in %s', (_form, schema, fields, name, label) => {
    const refusals = fieldRefusals(schema, { ...fields, [name]: '\u200b\u200d\u202e' });
    expect(refusals[name]).toBe(`${label} is required`);
  });
});

test('names are stored in one line, messages in theirs', () => {
  const sent = { ...SAMPLE_INQUIRY, name: 'Asha\r\nBcc: x', inquiry_description: 'One\r\nTwo' };
  expect(inquiryBody.validateSync(sent)).toMatchObject({
    name: 'Asha Bcc: x',
    inquiry_description: 'One\nTwo',
  });
});
