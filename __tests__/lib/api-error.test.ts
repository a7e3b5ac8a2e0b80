import { expect, test } from '@jest/globals';
import { commonMessages } from '@/contract/messages/common';
import { ApiError, messageFor } from '@/lib/api-error';

test('the API’s message is displayed when it gives a reason', () => {
  const refused = new ApiError('domain', 'Only 3 left in stock.', { status: 422 });
  expect(messageFor(refused, commonMessages.wentWrong)).toBe('Only 3 left in stock.');
});

test.each([
  new ApiError('network', 'GET /cart/ got no answer'),
  new ApiError('http', 'Answer 502', { status: 502 }),
  new ApiError('contract', '/cart/ answered another shape'),
  new TypeError('x is not a function'),
  'a text',
])('a technical message is never displayed: %s', (error) => {
  expect(messageFor(error, commonMessages.wentWrong)).toBe(commonMessages.wentWrong);
});
