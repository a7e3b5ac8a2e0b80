import { describe, expect, test } from '@jest/globals';
import { apiStandIn } from '@/__tests__/support/api-stand-in';
import { GET } from '@/app/media/portraits/[id]/[file]/route';

const ID = '0123456789abcdef0123456789abcdef';

const api = apiStandIn((_request, response) => response.end('portrait'));
const askedPaths = () => api.asked.map(({ url }) => url);
const get = (id: string, file: string) =>
  GET(new Request('http://localhost:3000/media'), { params: Promise.resolve({ id, file }) });

describe('an avatar', () => {
  test.each([
    ['256.avif', 'image/avif'],
    ['512.webp', 'image/webp'],
  ])('%s is passed on and cached by the browser only', async (file, type) => {
    const answer = await get(ID, file);
    expect(await answer.text()).toBe('portrait');
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
    expect(askedPaths()).toEqual([`/media/portraits/${ID}/${file}`]);
  });

  test.each([
    ['..', '256.webp'],
    [ID, '../256.webp'],
    [ID, '256.webp?x'],
    [ID, '256.svg'],
    [ID, 'share.jpg'],
    [ID.slice(1), '256.webp'],
    [ID.toUpperCase(), '256.webp'],
  ])('%j/%j answers 404 without calling the API', async (id, file) => {
    expect((await get(id, file)).status).toBe(404);
    expect(askedPaths()).toEqual([]);
  });
});
