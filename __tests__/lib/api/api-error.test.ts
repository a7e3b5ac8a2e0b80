import { expect, test } from '@jest/globals';
import { ApiError, messageFor } from '@/lib/api/api-error';

test('a shopper reads the API’s words where it gave a reason', () => {
  const refused = new ApiError('domain', 'Only 3 left in stock.', { status: 422 });
  expect(messageFor(refused, 'Something went wrong')).toBe('Only 3 left in stock.');
});

test.each([
  new ApiError('network', 'GET /cart/ got no answer'),
  new ApiError('http', 'Answer 502', { status: 502 }),
  new ApiError('contract', '/cart/ answered another shape'),
  new TypeError('x is not a function'),
  'a text',
])('a shopper never reads what was meant for a log: %s', (error) => {
  expect(messageFor(error, 'Something went wrong')).toBe('Something went wrong');
});
