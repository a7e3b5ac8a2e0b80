import { describe, expect, test } from '@jest/globals';
import { readMoment } from '@/shop-api/domain/catalogue/goods-files/cell-moments';

describe('a written moment', () => {
  test.each([
    ['2026-12-31', '2026-12-31T00:00:00+05:30'],
    ['2026-12-31 18:00', '2026-12-31T18:00:00+05:30'],
    ['2026-12-31T18:00:05', '2026-12-31T18:00:05+05:30'],
    ['2026-12-31T18:00:00Z', '2026-12-31T18:00:00Z'],
    ['2026-12-31T18:00+05:30', '2026-12-31T18:00+05:30'],
  ])('%s is in Indian time', (written, value) => {
    expect(readMoment(written, 'from')).toEqual({ value, isOdd: false });
  });

  test.each([
    ['31/12/2026', '2026-12-31T00:00:00+05:30'],
    ['01-02-2027', '2027-02-01T00:00:00+05:30'],
    ['1.2.2027 9:30', '2027-02-01T09:30:00+05:30'],
    ['31-Dec-26', '2026-12-31T00:00:00+05:30'],
    ['31 December 2026 6:00 PM', '2026-12-31T18:00:00+05:30'],
    ['३१/१२/२०२६', '2026-12-31T00:00:00+05:30'],
  ])('%s is told as it was read', (written, value) => {
    expect(readMoment(written, 'from')).toEqual({ value, isOdd: true });
  });

  test('is the end of its day where it ends something', () => {
    expect(readMoment('31/12/2026', 'until')?.value).toBe('2026-12-31T23:59:59+05:30');
    expect(readMoment('2026-12-31 18:00', 'until')?.value).toBe('2026-12-31T18:00:00+05:30');
  });

  test.each(['12/31/2026', '31/02/2026', 'soon', '2026', '18:00', '46387'])(
    '%s is none',
    (written) => {
      expect(readMoment(written, 'from')).toBeUndefined();
    },
  );
});
