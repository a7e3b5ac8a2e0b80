import { describe, expect, test } from '@jest/globals';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { messageOf } from '@/contract/kit/check';
import { addressApiMessages } from '@/contract/messages/addresses';
import { mobileMessages } from '@/contract/messages/fields';
import { englishText } from '@/contract/messages/text-with-values';
import { addressChanges, addressFields } from '@/lib/forms/address-fields';
import { addressStart } from '@/lib/forms/address-start';

const typed = { ...SAMPLE_ADDRESS, mobile: '9825000000', calling_code: '+91' };

/** The first message of the fields, in English. */
function refusalOf(values: object): string | undefined {
  try {
    addressFields.validateSync(values);
    return undefined;
  } catch (error) {
    return englishText(messageOf(error as Error));
  }
}

describe('the address fields', () => {
  test('numbers of ten digits get the submitted calling code', () => {
    const sent = { ...typed, another_mobile: '9825011111', calling_code: '+44' };
    expect(addressFields.validateSync(sent)).toMatchObject({
      mobile: '+449825000000',
      another_mobile: '+449825011111',
    });
    expect(addressFields.validateSync(typed)).toMatchObject({ mobile: '+919825000000' });
  });

  test('a number with a calling code is unchanged, and an empty one stays empty', () => {
    const sent = { ...SAMPLE_ADDRESS, another_mobile: '', calling_code: '+91' };
    expect(addressFields.validateSync(sent)).toMatchObject({
      mobile: '+919825000000',
      another_mobile: '',
    });
  });

  test.each([
    ['mobile', '98250', mobileMessages.notTenDigits],
    ['another_mobile', '98250', mobileMessages.notTenDigits],
    ['mobile', '', 'Mobile number is required'],
    ['postal_code', '38000x', englishText(addressApiMessages.zipNotNumeric)],
    ['state', '', 'State is required'],
    ['address_line_2', ' ', 'Area and street is required'],
  ])('%s %j is refused: %s', (name, value, words) => {
    expect(refusalOf({ ...typed, [name]: value })).toBe(words);
  });

  test('a change may contain only some of them', () => {
    const change = addressChanges.validateSync({ is_default: 'true' });
    expect(change).toEqual({ is_default: true });
  });
});

describe('the initial place of the form', () => {
  test('is Ahmedabad in Gujarat in India', () => {
    const values = addressStart(undefined);
    expect(values).toMatchObject({ country_name: 'India', calling_code: '+91' });
    expect(values).toMatchObject({ country: 101, state: 4030, city: 57_606, full_name: '' });
  });

  test('is the typed place, when it can be chosen', () => {
    const before = { full_name: 'Asha', state: '4008', city: 'x', address_tags: 'Palace' };
    expect(addressStart(undefined, before)).toMatchObject({
      full_name: 'Asha',
      state: 4008,
      city: 57_606,
      address_tags: 'No tag',
    });
  });
});
