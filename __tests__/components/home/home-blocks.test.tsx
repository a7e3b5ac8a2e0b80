import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { HomeBlocks } from '@/components/home/home-blocks';
import { BareHome } from '@/components/home/home-heading';
import type { HomeSectionKey } from '@/contract/content/home-sections';
import { SHOP_NAME } from '@/contract/shop/shop-names';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const section = { label: 'Of the shop', description: 'In words.', image: null, images: [] };
const block = (key: HomeSectionKey) => ({ key, sections: { [key]: section } });

const content = {
  banners: [],
  lowerBanners: [],
  categories: [],
  newArrivals: [],
  mustTry: [],
  bestSellers: [],
  blogs: [],
  statistics: [{ id: 1, name: 'Small makers', value: '120+' }],
};

beforeEach(() => openFakeApi(() => Response.json(ANONYMOUS_SHOPPER)));

test('the parts of the home page are drawn in their order, and no others', () => {
  const blocks = [block('statistics'), block('about'), block('promises')];
  render(<HomeBlocks blocks={blocks} content={content} />);
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(regions).toEqual(['The shop in figures', null, 'How we deliver']);
  expect(screen.getByRole('region', { name: 'Of the shop' })).toBeVisible();
});

test('a home page without any part still names the shop and leads to its goods', () => {
  render(<BareHome />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(SHOP_NAME);
  expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop');
});
