import { expect, test } from '@jest/globals';
import { ordersPagination } from '@/lib/routing/orders-pagination';

const USUAL = { page: 1, pageSize: 50, sort: '-date', search: '' };

test.each([
  [{}, {}],
  [
    { page: '3', page_size: '10', sort: 'total', search: ' VN100023 ' },
    { page: 3, pageSize: 10, sort: 'total', search: 'VN100023' },
  ],
  [{ page: '0', page_size: '20', sort: 'price', search: '  ' }, {}],
  [{ page: '1.5', page_size: 'all', sort: '', search: '\0\ud800' }, { search: '\ufffd' }],
  [{ page: ['2', '3'], page_size: ['10', '25'], sort: ['date'], search: ['a', 'b'] }, {}],
  [{ search: 'a'.repeat(300) }, { search: 'a'.repeat(100) }],
])('the query %j selects %j', (query, place) => {
  expect(ordersPagination(query)).toEqual({ ...USUAL, ...place });
});
