import { describe, expect, test } from '@jest/globals';
import { cleanLine, cleanLines } from '@/contract/kit/clean-text';

describe('a text of one line', () => {
  test.each([
    ['  Asha\u00a0 ', 'Asha'],
    ['\u200bAsha\u2060', 'Asha'],
    ['Asha\r\nBcc: x@example.com', 'Asha Bcc: x@example.com'],
    ['Asha\tRao\u0085', 'Asha Rao'],
    ['\u202eevil', 'evil'],
    ['\u2068Asha\u2069 \u200b', 'Asha'],
  ])('is what its writer sees: %j', (typed, seen) => {
    expect(cleanLine(typed)).toBe(seen);
  });

  test.each([
    '',
    ' ',
    '\u200b\u200b',
    '\u200d\u200c',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\u202e\u202c',
  ])('is empty where nothing is seen: %j', (typed) => {
    expect(cleanLine(typed)).toBe('');
  });

  test.each([
    "D'Souza",
    'O’Brien',
    'मीनाक्षी अय्यर',
    'क्\u200dषा',
    'ക്\u200c',
    'محمد علي',
    'Jose\u0301',
    '👩\u200d🌾',
    '<b>Ann</b>',
    '{{name}}',
    '😀',
  ])('keeps a name as it is: %j', (name) => {
    expect(cleanLine(name)).toBe(name);
  });
});

test('a text of several lines keeps them', () => {
  expect(cleanLines(' One\r\n\r\n\tTwo\u202e\rThree\u0007 \n')).toBe('One\n\n\tTwo\nThree');
});
