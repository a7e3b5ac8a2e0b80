import { expect, test } from '@jest/globals';
import { hasUnprovenEmail } from '@/lib/view/profile';

test('only an address that is there can be confirmed', () => {
  expect(hasUnprovenEmail({ email: 'asha@example.com', email_confirmed: false })).toBe(true);
  expect(hasUnprovenEmail({ email: 'asha@example.com', email_confirmed: true })).toBe(false);
  expect(hasUnprovenEmail({ email: '', email_confirmed: false })).toBe(false);
  expect(hasUnprovenEmail(null)).toBe(false);
});
