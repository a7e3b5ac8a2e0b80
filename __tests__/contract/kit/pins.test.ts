import { expect, test } from '@jest/globals';
import { fieldRefusals } from '@/__tests__/support/field-refusals';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { addressBody } from '@/contract/accounts/address';
import { pinDigits } from '@/contract/kit/pins';

test.each([
  '380009',
  '380 009',
  '380-009',
  ' 380009 ',
  '३८०००९',
  '૩૮૦ ૦૦૯',
  'PIN: 380009',
  'Pin code - 380 009',
  'पिन कोड: ३८०००९',
  'Ahmedabad-380009.',
  '380\u2009009',
  '\u200b380009',
])('the PIN code %j is 380009', (written) => {
  expect(pinDigits(written)).toBe('380009');
  expect(addressBody.validateSync({ ...SAMPLE_ADDRESS, postal_code: written })).toMatchObject({
    postal_code: '380009',
  });
});

test.each([
  ['12345-6789', '123456789'],
  ['38000', '38000'],
  ['380 0091', '3800091'],
])('the code %j of another country or length keeps its digits', (written, digits) => {
  expect(pinDigits(written)).toBe(digits);
});

test.each(['38000A', 'PIN380009', '380009A', '380009 380010'])('%j is no PIN code', (written) => {
  expect(fieldRefusals(addressBody, { ...SAMPLE_ADDRESS, postal_code: written })).toEqual({
    postal_code: expect.stringMatching(/PIN code must be (numeric|at most 10 characters)/),
  });
});
