import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApp } from '@/__tests__/support/test-app';

const folder = mkdtempSync(join(tmpdir(), 'vanya-media-'));

describe('pictures', () => {
  const app = new TestApp(() => ({}) as never, { dataDir: folder });

  beforeAll(() => {
    mkdirSync(join(folder, 'media/abc'), { recursive: true });
    writeFileSync(join(folder, 'media/abc/480.webp'), 'picture');
    writeFileSync(join(folder, 'media/abc/picture.json'), '{}');
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

  test('are answered to HEAD without a body', async () => {
    const { headers, body } = await app.send('/media/abc/480.webp', { method: 'HEAD' });
    expect([headers.get('content-length'), body]).toEqual(['7', '']);
  });

  test.each([
    '/media/abc/960.webp',
    '/media/abc/picture.json',
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
