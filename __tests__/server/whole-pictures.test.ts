import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import { wholePictures } from '@/server/whole-pictures';

const PICTURE = '/media/0123456789abcdef/640.avif';

let shop: Awaited<ReturnType<typeof openServer>>;
let status: number;

beforeAll(async () => {
  shop = await openServer([wholePictures()], (_request, response) => {
    response.statusCode = status;
    response.setHeader('Vary', ['rsc, next-router-state-tree, next-url', 'Save-Data']);
    response.write('0123');
    response.end('456789');
  });
});
beforeEach(() => {
  status = 200;
});
afterAll(() => shop.close());

const ask = (headers: Record<string, string> = {}, path = PICTURE) =>
  rawAnswer(shop.origin + path, { headers });

test.each([PICTURE, '/cards/product/1001-0123456789.jpg'])(
  '%s has a size, offers parts, and varies by nothing of the router',
  async (path) => {
    const { status: answered, headers, text } = await ask({}, path);
    expect([answered, text, headers['content-length']]).toEqual([200, '0123456789', '10']);
    expect(headers['accept-ranges']).toBe('bytes');
    expect(headers.vary).toBe('Save-Data');
  },
);

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=7-99', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('%s is the part %s', async (range, part, named) => {
  const { status: answered, headers, text } = await ask({ Range: range });
  expect([answered, text, headers['content-length']]).toEqual([206, part, String(part.length)]);
  expect(headers['content-range']).toBe(named);
});

test.each(['bytes=10-', 'bytes=-0'])('%s is outside of the picture', async (range) => {
  const { status: answered, headers, text } = await ask({ Range: range });
  expect([answered, text, headers['content-range']]).toEqual([416, '', 'bytes */10']);
});

test.each([
  { Range: 'bytes=0-1,4-5' },
  { Range: 'bytes=4-2' },
  { Range: 'lines=1-2' },
  { Range: 'bytes=-' },
  { Range: 'bytes=0-1', 'If-Range': '"old"' },
])('%j is answered with the whole picture', async (headers) => {
  expect(await ask(headers as Record<string, string>)).toMatchObject({
    status: 200,
    text: '0123456789',
  });
});

test('a picture that does not exist, and other files, are sent as they are made', async () => {
  status = 404;
  expect(await ask({ Range: 'bytes=0-1' })).toMatchObject({ status: 404, text: '0123456789' });
  status = 200;
  const { headers } = await ask({ Range: 'bytes=0-1' }, '/sitemap.xml');
  expect(headers['accept-ranges']).toBeUndefined();
});
