import { describe, expect, test } from '@jest/globals';
import { categoryDesk } from '@/lib/desk/descriptions/categories';
import { faqDesk } from '@/lib/desk/descriptions/faqs';
import { tagDesk } from '@/lib/desk/descriptions/tags';
import { readDeskQuery } from '@/lib/desk/list-query';
import { rowPlaces } from '@/lib/desk/row-places';

const question = (id: number, group_id: number) => ({ id, group_id });
const ROWS = [question(1, 7), question(2, 7), question(3, 8)];
const whole = { rows: ROWS, page: 1, totalPages: 1 };
const usual = readDeskQuery(faqDesk, {});

/** `12` for a row that goes up and down, `.2` for the first of its group. */
const waysOf = (places: ReturnType<typeof rowPlaces>) =>
  [...(places ?? [])].map(
    ([, { isFirst, isLast }]) => (isFirst ? '.' : '1') + (isLast ? '.' : '2'),
  );

describe('the places of rows', () => {
  test('are those among rows of one group, and name the filter of these', () => {
    const places = rowPlaces(faqDesk, whole, usual);
    expect(waysOf(places)).toEqual(['.2', '1.', '..']);
    expect(places?.get(2)).toMatchObject({ group: '7', within: { group_id: '7' } });
  });

  test('go on beyond the page', () => {
    const middle = { rows: ROWS, page: 2, totalPages: 3 };
    expect(waysOf(rowPlaces(faqDesk, middle, usual))).toEqual(['12', '1.', '.2']);
  });

  test('of a tree are those among siblings, as the call counts them', () => {
    const rows = [
      { id: 1, above: '', level: 1, place: 0, siblings: 2 },
      { id: 2, above: 'Food', level: 2, place: 0, siblings: 1 },
      { id: 3, above: '', level: 1, place: 1, siblings: 2 },
    ];
    const places = rowPlaces(categoryDesk, { ...whole, rows }, readDeskQuery(categoryDesk, {}));
    expect(waysOf(places)).toEqual(['.2', '..', '1.']);
    expect(places?.get(1)?.group).toBe(places?.get(3)?.group);
    expect(places?.get(1)?.group).not.toBe(places?.get(2)?.group);
  });

  test('stay under the filter of a group, and end under a search or a sort', () => {
    const under = (given: Record<string, string>) =>
      rowPlaces(faqDesk, whole, readDeskQuery(faqDesk, given)) !== undefined;
    expect(under({ group_id: '7' })).toBe(true);
    expect(under({ q: 'parcel' })).toBe(false);
    expect(under({ sort: 'question' })).toBe(false);
  });

  test('are none where staff choose no order', () => {
    expect(rowPlaces(tagDesk, whole, readDeskQuery(tagDesk, {}))).toBeUndefined();
  });
});
