import '@/__tests__/support/loaded-cards';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { sampleCategories } from '@/__tests__/components/chrome/sample-categories';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { CategoryPlates } from '@/components/home/category-plates';
import { Hero } from '@/components/home/hero';
import { JournalSection } from '@/components/home/journal-section';
import { MustTryBand } from '@/components/home/must-try-band';
import { ProductShelf } from '@/components/home/product-shelf';
import type { Category } from '@/contract/catalogue/category';
import type { Banner, HomeProduct } from '@/contract/content/home';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const banner = (facts: Partial<Banner> = {}): Banner => ({
  id: 1,
  title: 'Ghee the slow way',
  content: 'Grainy and golden.',
  alt_text: 'Ghee in a jar',
  image: samplePicture('wide'),
  mobile_image: samplePicture('tall'),
  ground: 'haldi',
  category_id: 4011,
  product_id: null,
  products: null,
  ...facts,
});

const hero = (...banners: Banner[]) => <Hero banners={banners} categories={sampleCategories} />;

const section = {
  label: 'Try Our New Products',
  description: 'Arrived in the last month.',
  image: null,
  images: [],
};

const feature = (id: number): HomeProduct => ({
  product: {
    id,
    name: `Tea ${id}`,
    image1: samplePicture(`tea-${id}`),
    size: '100 g',
    product_price: 245,
    base_price: 280,
    available_stock_quantity: 12,
    product_tag_list: [],
    average_rating: { average_rating: 4.6, review_count: 212 },
  },
  home_image: samplePicture('feature'),
});

beforeEach(() => openFakeApi(() => Response.json(ANONYMOUS_SHOPPER)));

describe('banners', () => {
  test('load in their order: the first one before the others', () => {
    render(hero(banner(), banner({ id: 2, title: 'Hills', alt_text: 'Hills' })));
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual(['Ghee the slow way', 'Hills']);
    expect(screen.getByRole('img', { name: 'Ghee in a jar' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img', { name: 'Hills' })).toHaveAttribute('loading', 'lazy');
  });

  test.each([
    ['its category', {}, '/categories/4011/roasted-beans'],
    ['its product', { product_id: 7, products: { name: 'Gir Ghee' } }, '/products/7/gir-ghee'],
    ['its category while the product is away', { product_id: 7 }, '/categories/4011/roasted-beans'],
    ['the shop', { category_id: null }, '/shop'],
    ['the shop without its category', { category_id: 999 }, '/shop'],
    ['its page', { link: '/consult-our-vaidya' }, '/consult-our-vaidya'],
    ['the shop in place of another site', { link: '//evil.example' }, '/shop'],
  ])('link to %s', (_name, facts, href) => {
    render(hero(banner(facts)));
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  test('have buttons that say where they lead, each with another name', () => {
    const ask = { id: 2, title: 'Ask', action: 'Book the vaidya' };
    render(hero(banner({ action: 'Shop ghee' }), banner(ask), banner({ id: 3 })));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Shop ghee',
      'Book the vaidya',
      'Shop now: Ghee the slow way',
    ]);
  });

  test('render nothing when there are none', () => {
    expect(render(hero()).container).toBeEmptyDOMElement();
  });
});

describe('category plates', () => {
  test('show the featured categories in their order, then the whole shop', () => {
    render(<CategoryPlates categories={sampleCategories} />);
    const order = (category: Category) => category.featured_order ?? 0;
    const featured = sampleCategories
      .filter((category) => category.featured_order !== null)
      .sort((a, b) => order(a) - order(b))
      .map((category) => category.name);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...featured,
      'Everything',
    ]);
  });
});

describe('a product shelf', () => {
  const draw = (products: HomeProduct[]) =>
    render(<ProductShelf section={section} motif="coffee" products={products} />);

  test('shows each product with a wishlist heart and an add-to-cart control', () => {
    draw([feature(1), feature(2)]);
    const shelf = within(screen.getByRole('region', { name: 'Try Our New Products' }));
    expect(shelf.getAllByRole('article')).toHaveLength(2);
    expect(shelf.getByRole('button', { name: /^Add to cart.*Tea 2$/ })).toBeVisible();
    expect(shelf.getByRole('button', { name: 'Add Tea 2 to wishlist' })).toBeVisible();
  });

  test('shows all that the call answers', () => {
    draw(Array.from({ length: 12 }, (_, index) => feature(index + 1)));
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });

  test('renders nothing when it is empty', () => {
    expect(draw([]).container).toBeEmptyDOMElement();
  });
});

describe('must try', () => {
  test('says how a product was made, its size and its price', () => {
    const { product, home_image } = feature(1);
    render(
      <MustTryBand
        section={section}
        products={[{ product: { ...product, making: 'Hand rolled' }, home_image }]}
      />,
    );
    expect(screen.getByRole('article')).toHaveTextContent('Tea 1Hand rolled, 100 g₹245.00');
  });

  test('links to each product', () => {
    render(<MustTryBand section={section} products={[feature(1)]} />);
    expect(screen.getByRole('link', { name: 'Tea 1' })).toHaveAttribute(
      'href',
      '/products/1/tea-1',
    );
  });

  test('renders nothing when it is empty', () => {
    expect(render(<MustTryBand section={section} products={[]} />).container).toBeEmptyDOMElement();
  });
});

describe('the journal', () => {
  const post = {
    id: 3,
    title: 'Why tulsi',
    path: '/blogs/3/why-tulsi',
    banner: null,
    excerpt: '',
    day: { text: '1 October 2026', iso: '2026-10-01' },
  };

  test('links to its posts, each with its date', () => {
    render(<JournalSection section={section} blogs={[post]} />);
    expect(screen.getByRole('link', { name: 'Why tulsi' })).toHaveAttribute(
      'href',
      '/blogs/3/why-tulsi',
    );
    expect(screen.getByText('1 October 2026')).toHaveAttribute('datetime', '2026-10-01');
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blogs');
  });

  test('renders nothing without posts', () => {
    expect(render(<JournalSection section={section} blogs={[]} />).container).toBeEmptyDOMElement();
  });
});
