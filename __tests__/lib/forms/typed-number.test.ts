import { describe, expect, test } from '@jest/globals';
import {
  type TypedNumber,
  typedAfterCode,
  typedAfterIndia,
  typedWithCode,
} from '@/lib/forms/typed-number';

/** What a field shows after each key, the last time. */
function keyByKey(text: string, read: (typed: string) => TypedNumber): TypedNumber {
  const start: TypedNumber = { text: '', isCut: false };
  return [...text].reduce((shown, key) => read(shown.text + key), start);
}

const WAYS = [
  '9825000000',
  '09825000000',
  '+919825000000',
  '919825000000',
  '00919825000000',
  '0919825000000',
  '98250 00000',
  '+91 98250-00000',
  '+91 (0) 98250 00000',
  '+91-0-9825000000',
  '91 0 98250 00000',
  '९८२५०००००0',
  'Mobile: +91 98250 00000',
];

describe('ten digits after +91', () => {
  test.each(WAYS)('are the same number typed key by key and pasted: %s', (text) => {
    const whole = { text: '9825000000', isCut: false };
    expect(keyByKey(text, typedAfterIndia)).toEqual(whole);
    expect(typedAfterIndia(text)).toEqual(whole);
  });

  test.each(['9198250000', '+919198250000', '0 91982 50000'])('may begin with 91: %s', (text) => {
    expect(keyByKey(text, typedAfterIndia).text).toBe('9198250000');
    expect(typedAfterIndia(text).text).toBe('9198250000');
  });

  test('are complete only at the last digit of a number with its calling code', () => {
    expect(keyByKey('91982500000', typedAfterIndia)).toEqual({
      text: '91982500000',
      isCut: false,
    });
  });

  test.each(['98250000001', '98250 00000 / 98250 00001'])('say what they leave out: %s', (text) => {
    expect(typedAfterIndia(text)).toEqual({ text: '9825000000', isCut: true });
  });

  test('keep a number of another country whole, for its message', () => {
    expect(typedAfterIndia('+1 (415) 555-2671')).toEqual({ text: '+14155552671', isCut: false });
  });
});

describe('digits of any length after a calling code', () => {
  test.each([
    ['+977', '+977 980-1234567', '9801234567'],
    ['+977', '00977 980-1234567', '9801234567'],
    ['+49', '+4930123456', '30123456'],
    ['+49', '4930123456', '4930123456'],
    ['+91', '+919825000000', '9825000000'],
    ['+91', '919825000000', '9825000000'],
    ['+91', '079 2685 0000', '7926850000'],
    ['+91', '1800 123 4567', '18001234567'],
    [undefined, '+977 980', '+977980'],
  ])('after %s read %s', (callingCode, text, shown) => {
    const read = (typed: string) => typedAfterCode(typed, { callingCode, isAnyLength: true });
    expect([keyByKey(text, read).text, read(text).text]).toEqual([shown, shown]);
  });

  test('are at most fifteen', () => {
    const field = { callingCode: '+1', isAnyLength: true };
    expect(typedAfterCode('2234567890123456', field)).toEqual({
      text: '223456789012345',
      isCut: true,
    });
  });
});

describe('the number of the profile', () => {
  test.each(['00919825000000', '+91 (0) 98250 00000', '+9109825000000', '+919825000000'])(
    'has at most 13 characters: %s',
    (text) => {
      const digits = keyByKey(text, typedWithCode).text.replace(/[^\d+]/g, '');
      expect([digits, typedWithCode(text).text]).toEqual(['+919825000000', '+919825000000']);
    },
  );

  test('may be written as it is displayed', () => {
    expect(typedWithCode('+91 98000 00001')).toEqual({ text: '+91 98000 00001', isCut: false });
  });

  test('says what it leaves out', () => {
    expect(typedWithCode('+91 98000 000012')).toEqual({ text: '+919800000001', isCut: true });
  });
});
