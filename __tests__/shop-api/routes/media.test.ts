import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApp } from '@/__tests__/support/test-app';
import { diskMediaStore } from '@/shop-api/providers/pictures/disk-media-store';
import type { PictureMaker } from '@/shop-api/providers/pictures/picture-maker';
import { StoreAway } from '@/shop-api/providers/s3/store-away';

const folder = mkdtempSync(join(tmpdir(), 'vanya-media-'));

describe('pictures', () => {
  const asked: string[] = [];
  const pictures: PictureMaker = {
    make: async (id, file) => {
      asked.push(`${id}/${file}`);
      if (file !== '640.avif') return false;
      writeFileSync(join(folder, 'media', id, file), 'made');
      return true;
    },
  };
  const app = new TestApp(() => ({}) as never, {
    media: diskMediaStore(join(folder, 'media')),
    pictures,
  });

  beforeAll(() => {
    mkdirSync(join(folder, 'media/abc'), { recursive: true });
    writeFileSync(join(folder, 'media/abc/480.webp'), 'picture');
    writeFileSync(join(folder, 'media/abc/picture.json'), '{}');
    writeFileSync(join(folder, 'media/abc/original'), 'as it came');
    writeFileSync(join(folder, 'secret.webp'), 'secret');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('are public and cached for a year', async () => {
    const { status, headers, body } = await app.send('/media/abc/480.webp');
    expect([status, body]).toEqual([200, 'picture']);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('are made when they are first asked for', async () => {
    const { status, headers, body } = await app.send('/media/abc/640.avif');
    expect([status, body, headers.get('content-length')]).toEqual([200, 'made', '4']);
    expect(headers.get('content-type')).toBe('image/avif');
    expect((await app.send('/media/abc/640.avif')).body).toBe('made');
    expect(asked).toEqual(['abc/640.avif']);
  });

  test('are not sent to who has them', async () => {
    const { headers } = await app.send('/media/abc/480.webp');
    const known = { headers: { 'If-None-Match': String(headers.get('etag')) } };
    const { status, body } = await app.send('/media/abc/480.webp', known);
    expect([status, body]).toEqual([304, '']);
    expect((await app.send('/media/abc/640.avif', known)).status).toBe(200);
  });

  test('whose store is away are asked for again later, and nothing else is', async () => {
    const away = async () => {
      throw new StoreAway('away');
    };
    const media = { ...diskMediaStore(folder), read: away };
    const without = new TestApp(() => ({}) as never, { media, pictures });
    const { status, headers } = await without.send('/media/abc/480.webp');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
    expect((await without.send('/healthz')).status).toBe(200);
  });

  test('that cannot be made are not found', async () => {
    expect((await app.send('/media/abc/641.avif')).status).toBe(404);
    expect(asked).toEqual(['abc/640.avif', 'abc/641.avif']);
  });

  test('are answered to HEAD without a body', async () => {
    const { headers, body } = await app.send('/media/abc/480.webp', { method: 'HEAD' });
    expect([headers.get('content-length'), body]).toEqual(['7', '']);
  });

  test.each([
    '/media/abc/960.webp',
    '/media/abc/picture.json',
    '/media/abc/original',
    '/media/abc',
    '/media/',
    '/media/..%2fsecret.webp',
    '/media/%2e%2e/secret.webp',
    '/media/abc/..%5c..%5csecret.webp',
    '/media/abc/480.webp%00.webp',
    '/media//abc/480.webp',
  ])('are not found at %s', async (path) => {
    expect((await app.send(path)).status).toBeGreaterThanOrEqual(400);
    expect((await app.send(path)).body).not.toBe('secret');
  });
});
