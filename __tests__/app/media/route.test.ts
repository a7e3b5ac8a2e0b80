import { describe, expect, test } from '@jest/globals';
import { apiStandIn } from '@/__tests__/support/api-stand-in';
import { GET } from '@/app/media/[id]/[file]/route';

const ID = '0123456789abcdef';

const api = apiStandIn((_request, response) => response.end('picture'));
const askedPaths = () => api.asked.map(({ url }) => url);
const get = (id: string, file: string, headers: Record<string, string> = {}) =>
  GET(new Request('http://localhost:3000/media', { headers }), {
    params: Promise.resolve({ id, file }),
  });

describe('a picture', () => {
  test.each([
    ['640.avif', 'image/avif'],
    ['1920.webp', 'image/webp'],
    ['share.jpg', 'image/jpeg'],
  ])('%s is passed on and cached for a year', async (file, type) => {
    const answer = await get(ID, file);
    expect(await answer.text()).toBe('picture');
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(askedPaths()).toEqual([`/media/${ID}/${file}`]);
  });

  test('that the browser has already is not sent again', async () => {
    api.reply = ({ headers }, response) => {
      const isKnown = headers['if-none-match'] === '"known"';
      response.writeHead(isKnown ? 304 : 200, { ETag: '"known"' }).end();
    };
    expect((await get(ID, '640.avif')).headers.get('ETag')).toBe('"known"');
    const answer = await get(ID, '640.avif', { 'If-None-Match': '"known"' });
    expect([answer.status, answer.headers.get('ETag')]).toEqual([304, '"known"']);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['1920.webp', '1200.webp'],
    ['1200.avif', '800.avif'],
    ['640.avif', '320.avif'],
    ['480.avif', '320.avif'],
    ['320.avif', '320.avif'],
    ['150.webp', '150.webp'],
    ['share.jpg', 'share.jpg'],
  ])('%s is %s to a shopper who saves data', async (file, sent) => {
    const answer = await get(ID, file, { 'Save-Data': 'on' });
    expect(answer.headers.get('Vary')).toBe('Save-Data');
    expect(askedPaths()).toEqual([`/media/${ID}/${sent}`]);
  });

  test('has its whole size for all others, and caches keep both', async () => {
    const answer = await get(ID, '640.avif', { 'Save-Data': 'off' });
    expect(answer.headers.get('Vary')).toBe('Save-Data');
    expect(askedPaths()).toEqual([`/media/${ID}/640.avif`]);
  });

  test.each([
    ['..', 'share.jpg'],
    [ID, '..'],
    [ID, '../640.webp'],
    [ID, '..%2f640.webp'],
    [ID, '640.webp/../../healthz'],
    [ID, '640.webp?x'],
    [ID, '640.webp\n'],
    [ID, '640.svg'],
    [ID, '640.html'],
    [ID, 'share.jpg.html'],
    [ID, '.webp'],
    [ID, ''],
    ['0123456789ABCDEF', '640.webp'],
    ['0123456789abcde', '640.webp'],
    ['evil.example', '640.webp'],
    ['', '640.webp'],
  ])('%j/%j answers 404 without calling the API', async (id, file) => {
    expect((await get(id, file)).status).toBe(404);
    expect(askedPaths()).toEqual([]);
  });

  test('that the API does not have answers 404', async () => {
    api.reply = (_request, response) => response.writeHead(404).end();
    expect((await get(ID, '640.webp')).status).toBe(404);
  });

  test.each([500, 503, 302])(
    'that the API answers with %p is temporarily unavailable',
    async (status) => {
      api.reply = (_request, response) =>
        response.writeHead(status, { Location: '/elsewhere' }).end();
      const answer = await get(ID, '640.webp');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Cache-Control')).toBeNull();
    },
  );

  test('whose download is cut off is temporarily unavailable', async () => {
    api.reply = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '7' });
      response.write('pic', () => response.destroy());
    };
    expect((await get(ID, '640.webp')).status).toBe(503);
  });
});
