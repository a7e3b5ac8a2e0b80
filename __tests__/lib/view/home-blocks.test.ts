import { describe, expect, test } from '@jest/globals';
import type { PageSection } from '@/contract/content/home-page';
import type { HomeSectionKey } from '@/contract/content/home-sections';
import { homeBlocks, USUAL_SECTIONS, withLowerBanners } from '@/lib/view/home-blocks';

const section = (key: HomeSectionKey, facts: Partial<PageSection> = {}): PageSection => ({
  key,
  label: '',
  description: '',
  image: null,
  images: [],
  ...facts,
});
const keysOf = (keys: HomeSectionKey[]) =>
  homeBlocks(keys.map((key) => section(key))).map(({ sections }) => Object.keys(sections));

describe('the parts of the home page', () => {
  test('stand in the order of their sections', () => {
    expect(keysOf(['journal', 'banners'])).toEqual([['journal'], ['banners']]);
  });

  test('hold sections side by side that follow each other and belong together', () => {
    expect(keysOf(['certificates', 'about', 'awards', 'non_gmo'])).toEqual([
      ['certificates', 'about'],
      ['awards', 'non_gmo'],
    ]);
    expect(keysOf(['awards', 'journal', 'licences'])).toEqual([
      ['awards'],
      ['journal'],
      ['licences'],
    ]);
  });

  test('have the lower banners below the goods, wherever those are', () => {
    const around = (keys: HomeSectionKey[]) =>
      withLowerBanners(homeBlocks(keys.map((key) => section(key)))).map(({ key }) => key);
    expect(around(['must_try', 'journal', 'new_arrivals', 'services'])).toEqual([
      'must_try',
      'journal',
      'new_arrivals',
      'lower_banners',
      'services',
    ]);
    expect(around(['banners', 'journal'])).toEqual(['banners', 'journal', 'lower_banners']);
  });

  test('have the usual texts until staff write their own', () => {
    const [usual] = homeBlocks([section('must_try')]);
    expect(usual?.sections.must_try?.label).toBe('Must Try');
    const [own] = homeBlocks([section('must_try', { label: 'For the rains' })]);
    expect(own?.sections.must_try).toMatchObject({ label: 'For the rains', description: '' });
  });

  test('are goods and posts while the order cannot be read', () => {
    expect(homeBlocks(USUAL_SECTIONS).map(({ key }) => key)).toEqual([
      'banners',
      'promises',
      'categories',
      'new_arrivals',
      'must_try',
      'best_sellers',
      'membership',
      'journal',
      'statistics',
    ]);
  });
});
