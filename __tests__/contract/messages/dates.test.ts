import { describe, expect, test } from '@jest/globals';
import { inGujarati, inHindi } from '@/__tests__/support/in-languages';
import { type Hours, openNow } from '@/components/stores/opening-hours';
import { hoursText } from '@/contract/messages/dates';
import { englishText } from '@/contract/messages/text-with-values';
import { formatSpan } from '@/lib/format/dates';

const at = (hour: number, minute = 0) => ({ hour, minute });

describe('hours', () => {
  test.each([
    [
      ...[at(9, 30), at(21), '9:30 am to 9:00 pm'],
      ...['सुबह 9:30 से रात 9:00 बजे तक', 'સવારે 9:30 થી રાત્રે 9:00 વાગ્યા સુધી'],
    ],
    // The part of the day is named once.
    [
      ...[at(8), at(10, 30), '8:00 am to 10:30 am'],
      ...['सुबह 8:00 से 10:30 बजे तक', 'સવારે 8:00 થી 10:30 વાગ્યા સુધી'],
    ],
    [
      ...[at(16), at(18), '4:00 pm to 6:00 pm'],
      ...['शाम 4:00 से 6:00 बजे तक', 'સાંજે 4:00 થી 6:00 વાગ્યા સુધી'],
    ],
    [
      ...[at(11), at(13), '11:00 am to 1:00 pm'],
      ...['सुबह 11:00 से दोपहर 1:00 बजे तक', 'સવારે 11:00 થી બપોરે 1:00 વાગ્યા સુધી'],
    ],
  ] as const)('from %j to %j: %s', (from, to, english, hindi, gujarati) => {
    const text = hoursText(from, to);
    expect([englishText(text), inHindi.filled(text), inGujarati.filled(text)]).toEqual([
      english,
      hindi,
      gujarati,
    ]);
  });
});

test('a span of two days names both', () => {
  const span = formatSpan('2026-01-24T12:30:00Z', '2026-01-24T19:30:00Z');
  expect(englishText(span)).toBe('Sat, 24 January 2026, 6:00 pm to Sun, 25 January 2026, 1:00 am');
  expect(inHindi.filled(span)).toBe(
    'शनि, 24 जनवरी 2026, शाम 6:00 से रवि, 25 जनवरी 2026, रात 1:00 बजे तक',
  );
  expect(inGujarati.filled(span)).toBe(
    'શનિ, 24 જાન્યુઆરી 2026, સાંજે 6:00 થી રવિ, 25 જાન્યુઆરી 2026, રાત્રે 1:00 વાગ્યા સુધી',
  );
});

test('a store is open until an hour, not at it', () => {
  const hours: Hours = {
    work_start_time: '09:30:00',
    work_end_time: '21:00:00',
    weekly_off: null,
  };
  const { text } = openNow(hours, new Date('2026-11-23T12:00:00+05:30'));
  expect(inGujarati.filled(text)).toBe('રાત્રે 9:00 વાગ્યા સુધી ખુલ્લું છે');
  expect(inHindi.filled(text)).toBe('अभी खुला है, रात 9:00 बजे तक');
});
