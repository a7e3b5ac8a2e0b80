import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { productMessages } from '@/contract/messages/catalogue';
import { drawListing } from './draw-listing';
import { COFFEE, sampleProduct } from './sample-listing';

const heading = () => screen.getByRole('heading', { level: 1 });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the heading names', () => {
  test('the whole shop', () => {
    drawListing();
    expect(heading()).toHaveTextContent('All products');
  });

  test('a category', () => {
    drawListing({
      owner: COFFEE,
      answer: { category_path: [{ id: 401, name: 'Coffee' }] },
    });
    expect(heading()).toHaveTextContent('Coffee');
  });

  test('a brand', () => {
    drawListing({ owner: { brand: 13 }, brand: { id: 13, name: 'Parnika Teas' } });
    expect(heading()).toHaveTextContent('Parnika Teas');
  });

  test('a search', () => {
    drawListing({ query: 'search=tea' });
    expect(heading()).toHaveTextContent('Results for “tea”');
  });

  test('a search in Hindi, whose words stay as they were typed, as in its chip', () => {
    drawListing({ query: 'search=4 to 6', surface: 'hi-web' });
    expect(heading()).toHaveTextContent('“4 to 6” के नतीजे');
    expect(link(/“4 to 6”$/)).toBeVisible();
  });
});

describe('the filters', () => {
  test('show their counts and the chosen values', () => {
    drawListing({ query: 'tag=1&origin=Jordan&in_stock=true&price_min=100' });
    const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
    expect(filters.getByRole('checkbox', { name: /Sugar Free.*9/ })).toBeChecked();
    expect(filters.getByRole('checkbox', { name: /Best Seller.*18/ })).not.toBeChecked();
    expect(filters.getByRole('checkbox', { name: /Jordan/ })).toBeChecked();
    expect(filters.getByRole('checkbox', { name: /In stock only.*50/ })).toBeChecked();
    expect(filters.getByRole('spinbutton', { name: 'From ₹' })).toHaveValue(100);
  });

  test('are one plain form of the category that also sends search and sort', () => {
    drawListing({ owner: COFFEE, query: 'search=tea&sort=-base_price&tag=1', surface: 'app' });
    const form = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).form;
    expect(form).toHaveAttribute('action', '/categories/401/coffee');
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      mobile: 'true',
      tag: '1',
      price_min: '',
      price_max: '',
      search: 'tea',
      sort: '-base_price',
    });
  });

  test('offer no other brand on the page of a brand', () => {
    drawListing({ owner: { brand: 13, slug: 'parnika-teas' } });
    expect(screen.queryByRole('group', { name: 'Brand' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Tags' })).toBeVisible();
  });

  test('collapse the least frequent values of a long group, but never a chosen one', () => {
    const brands = Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      name: `Brand ${index + 1}`,
      count: index,
    }));
    const facets = {
      tags: [],
      product_foams: [],
      brands,
      countries: [],
      price: { min: 1, max: 9 },
    };
    drawListing({ query: 'brand=1', answer: { facets: { ...facets, in_stock: 0 } } });
    expect(screen.getByRole('group', { name: 'Brand' })).toHaveTextContent('Show 3 more');
    const isFolded = (name: RegExp) =>
      screen.getByRole('checkbox', { name }).closest('details details') !== null;
    expect(isFolded(/^Brand 12/)).toBe(false);
    expect(isFolded(/^Brand 2/)).toBe(true);
    expect(isFolded(/^Brand 1 ?0$/)).toBe(false);
  });
});

test('the sort orders have the labels of the specification', () => {
  drawListing({ query: 'sort=base_price' });
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  const words = within(sort)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(words).toEqual([
    'Popular',
    'Catalog Price - Low to High',
    'Catalog Price - High to Low',
    'Rating - High to Low',
    'Newest first',
    'Discount - High to Low',
    'Country of origin - A to Z',
    'Country of origin - Z to A',
  ]);
  expect(sort).toHaveValue('base_price');
});

test('a search that counted no further has at least so many products', () => {
  drawListing({ query: 'search=tea', answer: { total_count: 10_000, total_is_at_least: true } });
  expect(screen.getByText('10,000+ products')).toBeVisible();
});

test('a chip removes one filter, Clear all removes all', () => {
  drawListing({ owner: COFFEE, query: 'search=tea&tag=1&tag=2' });
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  const hrefs = chips.getAllByRole('link').map((chip) => chip.getAttribute('href'));
  expect(hrefs).toEqual([
    '/categories/401/coffee?tag=1&tag=2',
    '/categories/401/coffee?search=tea&tag=2',
    '/categories/401/coffee?search=tea&tag=1',
    '/categories/401/coffee',
  ]);
});

test('the whole shop begins with a band, and a search does not', () => {
  const band = /each with its plant on the front/;
  drawListing({ query: 'search=tea' });
  expect(screen.queryByText(band)).toBeNull();
  drawListing();
  expect(screen.getByText(band)).toBeVisible();
});

test('the categories below the chosen one are links', () => {
  drawListing({ owner: COFFEE, subCategories: [{ id: 4011, name: 'Roasted Beans' }] });
  const below = within(screen.getByRole('list', { name: 'Categories' }));
  expect(below.getByRole('link', { name: 'Roasted Beans' })).toHaveAttribute(
    'href',
    '/categories/4011/roasted-beans',
  );
});

test('a category says once how many products it has, and from whom', () => {
  const about = { written: '', goods: '5 products from Kaapivana.' };
  drawListing({ owner: COFFEE, about, answer: { total_count: 5 } });
  expect(screen.getAllByText(/^5 products/)).toEqual([
    screen.getByText('5 products from Kaapivana.'),
  ]);
});

test('the text of staff about a brand stays English in Hindi, beside the number in Hindi', () => {
  const about = { written: 'From farm to cup.', goods: '5 प्रोडक्ट।' };
  drawListing({ owner: { brand: 13 }, about, surface: 'hi-web' });
  expect(screen.getByText('From farm to cup.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/5 प्रोडक्ट।/)).not.toHaveAttribute('lang');
});

test('the name of a brand is no sentence', () => {
  drawListing({
    owner: { brand: 13 },
    brand: { id: 13, name: 'Field to Home' },
    surface: 'hi-web',
  });
  expect(heading()).toHaveTextContent('Field to Home');
});

test('the pager keeps the filters', () => {
  drawListing({ query: 'tag=1&page=2', answer: { page: 2, total_pages: 9 } });
  expect(link('Page 3')).toHaveAttribute('href', '/shop?tag=1&page=3');
  expect(link('Page 1')).toHaveAttribute('href', '/shop?tag=1');
  expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
});

describe('a card', () => {
  test('shows the badge of its tag', () => {
    const tags = [{ id: 2, name: 'Best Seller' }];
    drawListing({ answer: { data: { data: [sampleProduct({ product_tag_list: tags })] } } });
    expect(screen.getByRole('article')).toHaveTextContent('Best Seller');
  });

  test('shows OUT OF STOCK', () => {
    const product = sampleProduct({ available_stock_quantity: 0 });
    drawListing({ answer: { data: { data: [product] } } });
    expect(screen.getByRole('article')).toHaveTextContent(productMessages.outOfStock);
  });
});

test('the search for an illness leads to the vaidya, any other does not', () => {
  const vaidya = () => screen.queryByRole('link', { name: 'Ask our vaidya, it is free' });
  drawListing({ query: 'search=diabetes', vaidyas: [] });
  expect(vaidya()).toHaveAttribute('href', '/consult-our-vaidya');
  cleanup();
  drawListing({ query: 'search=tea' });
  expect(vaidya()).toBeNull();
});
