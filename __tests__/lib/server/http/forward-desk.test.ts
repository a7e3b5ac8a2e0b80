import { beforeEach, expect, jest, test } from '@jest/globals';
import { apiStandIn } from '@/__tests__/support/api-stand-in';
import { StorefrontShopper } from '@/__tests__/support/storefront-shopper';
import { forwardDesk } from '@/lib/server/http/forward-desk';

process.env.SESSION_SECRET = 'a secret of at least thirty-two characters';

const api = apiStandIn((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":true}');
});

const staff = new StorefrontShopper();
beforeEach(() => staff.seal({ token: 'of staff' }));
const ask = (query: string) => staff.send(forwardDesk, { method: 'GET', query });

test('a call names the member of staff and nothing else of the browser', async () => {
  await ask('/desk/brands?q=%26%3D');
  const [{ url, headers } = { url: '', headers: {} }] = api.asked;
  expect(url).toBe('/staff/brands/?q=%26%3D');
  expect(headers.authorization).toBe('token of staff');
  expect(headers.cookie).toBeUndefined();
});

test.each([
  ['a page of a proxy', 502, 'text/html'],
  ['an answer that is no JSON', 200, 'text/html'],
])('%s is not handed on: the shop says that it cannot be reached', async (_what, status, type) => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.reply = (_request, response) =>
    void response.writeHead(status, { 'Content-Type': type }).end('<h1>nginx</h1>');
  const answer = await ask('/desk/brands');
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable']);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('a file is handed on while it is made, and breaks off where its sender does', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { promise: read, resolve: haveRead } = Promise.withResolvers<void>();
  api.reply = async (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8' }).write('SKU,Name\r\n');
    await read;
    response.destroy();
  };
  const answer = await ask('/desk/products/export/csv');
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('SKU,Name\r\n');
  haveRead();
  await expect(reader.read()).rejects.toThrow();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
