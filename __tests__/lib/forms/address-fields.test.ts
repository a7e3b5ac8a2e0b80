import { describe, expect, test } from '@jest/globals';
import { addressChanges, addressFields, addressFieldsOf } from '@/lib/forms/address-fields';
import { addressStart } from '@/lib/forms/address-start';
import { SAMPLE_ADDRESS } from '../../support/sample-address';

const typed = { ...SAMPLE_ADDRESS, mobile: '9825000000' };

describe('the fields of an address', () => {
  test('numbers of ten digits get the calling code that comes with them', () => {
    const sent = { ...typed, another_mobile: '9825011111', calling_code: '+44' };
    expect(addressFields.validateSync(sent)).toMatchObject({
      mobile: '+449825000000',
      another_mobile: '+449825011111',
    });
    expect(addressFieldsOf('+91').validateSync(typed)).toMatchObject({ mobile: '+919825000000' });
  });

  test('a number that has its code keeps it, and an empty one stays empty', () => {
    const sent = { ...SAMPLE_ADDRESS, another_mobile: '', calling_code: '+91' };
    expect(addressFields.validateSync(sent)).toMatchObject({
      mobile: '+919825000000',
      another_mobile: '',
    });
  });

  test.each([
    ['mobile', '98250', 'Mobile number must be 10 digits'],
    ['another_mobile', '98250', 'Mobile number must be 10 digits'],
    ['mobile', '', 'Mobile number is required'],
    ['postal_code', '38000x', 'ZIP code must be numeric'],
    ['state', '', 'State is required'],
    ['address_line_2', ' ', 'Street 2 is required'],
  ])('%s %j is refused: %s', (name, value, words) => {
    const check = () => addressFieldsOf('+91').validateSync({ ...typed, [name]: value });
    expect(check).toThrow(words);
  });

  test('a change may be a part of them', () => {
    const change = addressChanges.validateSync({ is_default: 'true' });
    expect(change).toEqual({ is_default: true });
  });
});

describe('what the form begins with', () => {
  test('is Ahmedabad in Gujarat in India', () => {
    const { values, country } = addressStart(undefined);
    expect(country).toMatchObject({ name: 'India', callingCode: '+91' });
    expect(values).toMatchObject({ country: 101, state: 4030, city: 57_606, full_name: '' });
  });

  test('is what was typed, where that can be chosen', () => {
    const before = { full_name: 'Asha', state: '4008', city: 'x', address_tags: 'Palace' };
    expect(addressStart(undefined, before).values).toMatchObject({
      full_name: 'Asha',
      state: 4008,
      city: 57_606,
      address_tags: 'No tag',
    });
  });
});
