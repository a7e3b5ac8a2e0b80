import { beforeAll, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { CheckoutSummary } from '@/components/checkout/order-summary';
import { AccountLinks } from '@/components/chrome/account-links.client';
import { CategoryLine } from '@/components/chrome/category-line';
import { Footer } from '@/components/chrome/footer';
import { featuredLinks, menuCategories } from '@/components/chrome/menu-categories';
import { MenuLinks } from '@/components/chrome/menu-links';
import { Topline } from '@/components/chrome/topline';
import { JournalSection } from '@/components/home/journal-section';
import { FactsBand } from '@/components/product/facts-band';
import { pagePath } from '@/contract/shop/page-path';
import type { PageName } from '@/contract/shop/pages';
import { isPage } from '@/lib/routing/page-access';
import type { CleanHtml } from '@/lib/view/rich-text';
import { sampleCategories } from './chrome/sample-categories';

beforeAll(() => void openFakeApi(() => Response.json({})));

const post = {
  id: 3,
  title: 'Why tulsi',
  path: '/blogs/3/why-tulsi',
  banner: null,
  excerpt: '',
  day: { text: '1 October 2026', iso: '2026-10-01' },
};
const product = { ...sampleProduct(), description: '' as CleanHtml };
const summary = (
  <CheckoutSummary
    cart={new FakeCart({ 5: 3 }).cart()}
    sum={{ gift: 0, left: 300, tax: 0 }}
    address={undefined}
    isMember={false}
    isBusy={false}
  />
);

const section = { label: 'From the journal', description: '', image: null, images: [] };

function hrefs(view: React.ReactNode): string[] {
  const { container } = render(view, { wrapper: fakeRouter().wrapper });
  return Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '');
}

test.each([
  ['the footer', <Footer key="view" pages={[]} />],
  ['the line above the header', <Topline key="view" announcement={null} />],
  [
    'the line of categories',
    <CategoryLine key="view" featured={featuredLinks(sampleCategories)} />,
  ],
  ['the menu', <MenuLinks key="view" categories={menuCategories(sampleCategories)} pages={[]} />],
  ['the menu of staff', <AccountLinks key="view" isStaff />],
  ['the journal', <JournalSection key="view" section={section} blogs={[post]} />],
  ['the facts of a product', <FactsBand key="view" product={product} />],
  ['the consent at the checkout', summary],
])('%s links only to pages of the shop', (_name, view) => {
  const internal = hrefs(view).filter((href) => href.startsWith('/'));
  expect(internal.filter((href) => !isPage(href))).toEqual([]);
});

describe('the consent at the checkout', () => {
  test('names what the shopper agrees to', () => {
    hrefs(summary);
    expect(screen.getByText(/^By placing the order/)).toHaveTextContent(
      'By placing the order you agree to the terms and return policy.',
    );
  });

  test.each([
    ['terms', 'terms'],
    ['return policy', 'returnPolicy'],
  ] satisfies [string, PageName][])('links its %s', (text, name) => {
    hrefs(summary);
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', pagePath(name));
  });
});
