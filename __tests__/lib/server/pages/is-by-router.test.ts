import { expect, jest, test } from '@jest/globals';

let sent: Record<string, string> = {};
jest.unstable_mockModule('next/headers', () => ({ headers: async () => new Headers(sent) }));
const { isByRouter } = await import('@/lib/server/pages/is-by-router');

test.each([
  ['a fetch of the router', { 'Sec-Fetch-Dest': 'empty' }, true],
  ['a document', { 'Sec-Fetch-Dest': 'document' }, false],
  ['a browser that does not say', {}, false],
])('%s is told from other requests', async (_who, headers, expected) => {
  sent = headers as Record<string, string>;
  expect(await isByRouter()).toBe(expected);
});
