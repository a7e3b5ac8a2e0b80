import { describe, expect, test } from '@jest/globals';
import { assertSameOrigin } from '@/lib/server/http/same-origin';

const live = { publicOrigin: 'https://vanya.example.com', shopMode: 'live' } as const;
const demo = { publicOrigin: 'http://localhost:3000', shopMode: 'demo' } as const;

const write = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:3000/api/cart', { method: 'POST', headers });

describe('a write', () => {
  test('is accepted from the shop’s own pages', () => {
    const headers = { Origin: live.publicOrigin, 'Sec-Fetch-Site': 'same-origin' };
    expect(() => assertSameOrigin(write(headers), live)).not.toThrow();
    expect(() => assertSameOrigin(write({ Origin: live.publicOrigin }), live)).not.toThrow();
  });

  test.each([
    ['another site', { Origin: 'https://evil.example.com' }],
    ['a subdomain', { Origin: 'https://a.vanya.example.com' }],
    ['the same host without encryption', { Origin: 'http://vanya.example.com' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['nowhere', {}],
    ['a neighbour site', { Origin: live.publicOrigin, 'Sec-Fetch-Site': 'same-site' }],
    ['another site that lies', { Origin: live.publicOrigin, 'Sec-Fetch-Site': 'cross-site' }],
    ['the host it was sent to', { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }],
  ])('is refused from %s', (_name, headers) => {
    expect(() => assertSameOrigin(write(headers), live)).toThrow(
      expect.objectContaining({ status: 403, code: 'forbidden' }),
    );
  });

  test('is accepted in a demo shop from any host name under which it was opened', () => {
    const own = { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' };
    expect(() => assertSameOrigin(write(own), demo)).not.toThrow();
    const other = { Origin: 'http://127.0.0.1:3001', Host: '127.0.0.1:3000' };
    expect(() => assertSameOrigin(write(other), demo)).toThrow();
  });
});
