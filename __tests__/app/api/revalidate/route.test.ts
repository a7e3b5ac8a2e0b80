import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { signNotice } from '@/__tests__/support/sign-notice';
import { MAX_BODY_BYTES } from '@/contract/kit/headers';

const SECRET = 'a-secret-of-thirty-two-characters';
process.env.REVALIDATE_SECRET = SECRET;

const revalidateTag = jest.fn();
jest.unstable_mockModule('next/cache', () => ({ revalidateTag }));
const { POST } = await import('@/app/api/revalidate/route');

interface Notice {
  body?: string;
  secret?: string;
  /** Seconds since it was signed. */
  age?: number;
  headers?: Record<string, string>;
}

const now = () => Math.floor(Date.now() / 1000);

function send({ body = '{"tags":["products"]}', secret = SECRET, age = 0, headers }: Notice = {}) {
  const timestamp = now() - age;
  const signed = {
    'X-Notice-Timestamp': String(timestamp),
    'X-Notice-Signature': signNotice({ secret, timestamp, body }),
  };
  const url = 'http://localhost:3000/api/revalidate';
  return POST(new Request(url, { method: 'POST', body, headers: { ...signed, ...headers } }));
}

beforeEach(() => {
  revalidateTag.mockClear();
});

describe('a cache notice of the shop API', () => {
  test('expires the cache tags it names immediately', async () => {
    const answer = await send({ body: '{"tags":["product:1001","products"]}' });
    expect(answer.status).toBe(200);
    expect(revalidateTag.mock.calls).toEqual([
      ['product:1001', { expire: 0 }],
      ['products', { expire: 0 }],
    ]);
  });

  test.each([
    ['signed with another secret', { secret: 'another-secret-of-32-characters--' }],
    ['from long ago', { age: 301 }],
    ['from the future', { age: -301 }],
    ['without a signature', { headers: { 'X-Notice-Signature': '' } }],
    ['with half a signature', { headers: { 'X-Notice-Signature': 'ab' } }],
    ['with a signature that is no hex', { headers: { 'X-Notice-Signature': 'zz'.repeat(32) } }],
    ['without a time', { headers: { 'X-Notice-Timestamp': '' } }],
    ['at no time', { headers: { 'X-Notice-Timestamp': 'now' } }],
    ['whose time was changed', { age: 10, headers: { 'X-Notice-Timestamp': String(now()) } }],
  ])('is refused when %s', async (_name, notice) => {
    expect((await send(notice)).status).toBe(403);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  test.each(['', 'tags', '{', '[]', 'null', '"products"'])(
    'answers 400 when its body is %j',
    async (body) => {
      expect((await send({ body })).status).toBe(400);
    },
  );

  test.each(['{}', '{"tags":"products"}', '{"tags":[1]}', '{"tags":[null]}', '{"tags":[""]}'])(
    'answers 422 when its body is %s',
    async (body) => {
      expect((await send({ body })).status).toBe(422);
      expect(revalidateTag).not.toHaveBeenCalled();
    },
  );

  test('is not read beyond the size limit', async () => {
    expect((await send({ body: ' '.repeat(MAX_BODY_BYTES + 1) })).status).toBe(413);
  });
});
