import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { HomeSection } from '@/contract/content/home';

const cacheLife = jest.fn<(life: { revalidate: number }) => void>();
jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife }));
const { getHomePage, visibleSections } = await import('@/lib/server/pages/home');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();

const section = (key: HomeSection['key'], isVisible: boolean): HomeSection => ({
  id: 1,
  key,
  label: key,
  description: '',
  image: null,
  images: [],
  is_visible_on_website: isVisible,
});

const rename = (from: string, to: string) =>
  shopApi().db.execute(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`));

beforeEach(() => {
  cacheLife.mockClear();
});

test('a section that staff switched off is not on the home page', () => {
  const sections = visibleSections([section('about', true), section('awards', false)]);
  expect(Object.keys(sections)).toEqual(['about']);
  expect(sections.about).toMatchObject({ label: 'about' });
});

describe('a call of the home page that fails', () => {
  test('takes only its own band along, and the page is read again after a minute', async () => {
    await rename('statistics', 'statistics_away');
    const home = await getHomePage();
    await rename('statistics_away', 'statistics');
    expect(home.statistics).toEqual([]);
    expect(home.banners.length).toBeGreaterThan(0);
    expect(home.bestSellers.length).toBeGreaterThan(0);
    expect(Math.min(...cacheLife.mock.calls.map(([life]) => life.revalidate))).toBe(60);
  });

  test('changes nothing once it works again', async () => {
    expect((await getHomePage()).statistics.length).toBeGreaterThan(0);
    expect(cacheLife.mock.calls.map(([life]) => life.revalidate)).toEqual([3600]);
  });
});
