import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { inLanguage, LANGUAGE_CODES, splitLanguage } from '@/contract/shop/languages';
import type { shopProfile as Profile } from '@/contract/shop/shop';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
jest.unstable_mockModule('next/server', () => ({ connection: async () => undefined }));
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');
const { default: robots } = await import('@/app/robots');
const { default: manifest } = await import('@/app/manifest');
const openSearch = await import('@/app/opensearch.xml/route');
const security = await import('@/app/.well-known/security.txt/route');
const llms = await import('@/app/llms.txt/route');
const journal = await import('@/app/journal.xml/route');
const calls = await import('@/app/api/[...path]/route');
const { callShopApi } = await import('@/lib/server/api/shop-api');
const { isFilePath } = await import('@/lib/routing/small-files');
const { shopProfile }: { shopProfile: typeof Profile } = await import('@/contract/shop/shop');

withShopApi();

const ORIGIN = 'http://localhost:3000';
const textOf = async (answer: Response | Promise<Response>) => (await answer).text();

test('robots may read every page whose noindex tag they must see', () => {
  const { rules } = robots();
  const disallowed = [rules].flat().flatMap(({ disallow }) => disallow ?? []);
  expect(disallowed).toContain('/checkout');
  for (const read of ['/cart', '/*?*search=', '/']) expect(disallowed).not.toContain(read);
  for (const path of disallowed) {
    const { language, path: own } = splitLanguage(path);
    if (own.startsWith('/api/') || language !== 'en') continue;
    for (const code of LANGUAGE_CODES) expect(disallowed).toContain(inLanguage(own, code));
  }
});

test('the manifest names the shop, its colours and icons that exist', async () => {
  const { short_name, start_url, theme_color, icons } = await manifest();
  expect({ short_name, start_url, theme_color }).toEqual({
    short_name: 'Vanya',
    start_url: '/',
    theme_color: '#0f4a36',
  });
  const iconsFor = (purpose: string) =>
    icons?.filter((icon) => icon.purpose === purpose).map(({ src }) => src);
  expect(iconsFor('any')).toEqual(['/art/icon-192.png', '/art/icon-512.png']);
  expect(iconsFor('maskable')).toEqual([
    '/art/icon-maskable-192.png',
    '/art/icon-maskable-512.png',
  ]);
});

test('the pictures of the manifest exist, in the sizes that it names', async () => {
  const { icons = [], screenshots = [] } = await manifest();
  expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['wide', 'narrow']));
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const { width, height, format } = await sharp(join(PROJECT_ROOT, 'public', src)).metadata();
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
  }
});

test('the shop can be installed as an app of its own', async () => {
  const { id, name, start_url, scope, display } = await manifest();
  expect({ id, start_url, scope, display }).toEqual({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(name).toMatch(/^Vanya/);
});

test('browsers that ask for a favicon of their own accord get one', () => {
  expect(existsSync(join(PROJECT_ROOT, 'public/favicon.ico'))).toBe(true);
});

test('browsers learn how to search the shop, and no cache keeps it for longer than a day', async () => {
  const answer = await openSearch.GET();
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
  const xml = await answer.text();
  expect(xml).toContain(`template="${ORIGIN}/shop?search={searchTerms}"`);
  const [, name = ''] = /<ShortName>(.*)<\/ShortName>/.exec(xml) ?? [];
  expect(name.length).toBeLessThanOrEqual(16);
});

test('the security contact is valid for half a year from today', async () => {
  const text = await textOf(security.GET());
  expect(text).toContain(`Contact: mailto:${shopProfile.support.email}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThanOrEqual(180);
});

test('the overview for language models has a title and links with whole addresses', async () => {
  const text = await textOf(llms.GET());
  expect(text).toMatch(/^# Vanya\n/);
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => url);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((url) => !url.startsWith(`${ORIGIN}/`))).toEqual([]);
});

test('the feed of the journal has the newest posts first, well-formed', async () => {
  const answer = await journal.GET();
  expect(answer.headers.get('Content-Type')).toContain('application/rss+xml');
  const xml = await answer.text();
  const { blogs } = await callShopApi('listBlogs', { query: { page: 1 } });
  const links = [...xml.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, url = '']) => url);
  expect(links.slice(0, blogs.length).map((url) => Number(url.split('/')[4]))).toEqual(
    blogs.map(({ id }) => id),
  );
  expect(xml.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
});

test('an unknown call answers 404 in a few bytes', async () => {
  const answer = await calls.GET(new Request('http://localhost:3000/api/nothing'));
  expect(answer.status).toBe(404);
  expect((await answer.text()).length).toBeLessThan(100);
});

test.each([
  ['/foo.png', true],
  ['/deep/x.php', true],
  ['/.well-known/x', true],
  ['/.env', true],
  ['/shop', false],
  ['/no-such-page', false],
  ['/a.b/c', false],
])('%s is a file: %p', (path, isFile) => {
  expect(isFilePath(path)).toBe(isFile);
});
