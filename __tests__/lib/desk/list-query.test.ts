import { describe, expect, test } from '@jest/globals';
import { sampleDesk as desk } from '@/__tests__/support/sample-desk';
import { callQuery, deskParams, readDeskQuery } from '@/lib/desk/list-query';
import { orderDesk } from '@/lib/desk/sent/orders';

describe('the address of a list', () => {
  test('says what is searched, filtered, sorted and displayed', () => {
    const given = {
      q: '  ghee ',
      state: 'draft',
      brand: '3',
      sort: 'price',
      order: 'desc',
      page: '2',
      page_size: '25',
    };
    const query = readDeskQuery(desk, given);
    expect(callQuery(query)).toEqual({
      ...{ q: 'ghee', state: 'draft', brand: '3', sort: 'price', order: 'desc' },
      ...{ page: 2, page_size: 25 },
    });
    expect(deskParams(query)).toEqual({ ...given, q: 'ghee' });
  });

  test('has nothing that is usual', () => {
    const query = readDeskQuery(desk, {});
    expect(callQuery(query)).toEqual({ page: 1, page_size: 50 });
    expect(deskParams(query)).toEqual({});
  });

  test('leaves out what the desk does not offer', () => {
    const given = { state: 'gone', brand: '1 or 1=1', sort: 'code', page: '-1', page_size: '7' };
    expect(deskParams(readDeskQuery(desk, given))).toEqual({});
    const orders = { city: '  ', least: '12.5', most: '-1', from: '2026-02-30' };
    expect(deskParams(readDeskQuery(orderDesk, orders))).toEqual({});
    expect(deskParams(readDeskQuery(desk, { q: ['a', 'b'], page: '1e9' }))).toEqual({});
  });
});
