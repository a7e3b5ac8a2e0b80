import { expect, test } from '@jest/globals';
import { ordersPlace } from '@/lib/server/data/get-profile-page';

test.each([
  [{}, { page: 1, pageSize: 50 }],
  [
    { page: '3', page_size: '10' },
    { page: 3, pageSize: 10 },
  ],
  [
    { page: '0', page_size: '20' },
    { page: 1, pageSize: 50 },
  ],
  [
    { page: '1.5', page_size: 'all' },
    { page: 1, pageSize: 50 },
  ],
  [
    { page: ['2', '3'], page_size: ['10', '25'] },
    { page: 1, pageSize: 50 },
  ],
])('the address %j names %j', (query, place) => {
  expect(ordersPlace(query)).toEqual(place);
});
