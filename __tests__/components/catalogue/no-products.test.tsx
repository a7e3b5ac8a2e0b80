import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { catalogueMessages } from '@/contract/messages/catalogue';
import { drawListing } from './draw-listing';
import { COFFEE, sampleProduct } from './sample-listing';

const empty = { total_count: 0, data: { data: [] } };
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

describe('an empty listing', () => {
  test('leads to the categories below it all the same', () => {
    drawListing({
      owner: COFFEE,
      answer: empty,
      subCategories: [{ id: 4011, name: 'Roasted Beans' }],
    });
    expect(link('Roasted Beans')).toHaveAttribute('href', '/categories/4011/roasted-beans');
  });

  test('displays that no products are available, and leads to everything', () => {
    drawListing({ owner: COFFEE, answer: empty });
    expect(heading(catalogueMessages.empty)).toBeInTheDocument();
    expect(screen.getByText('Look through everything we have.')).toBeVisible();
    expect(link('See all products')).toHaveAttribute('href', '/shop');
  });

  test('of all goods says that the first are on their way, and leads nowhere', () => {
    drawListing({ answer: empty });
    expect(heading(catalogueMessages.empty)).toBeInTheDocument();
    expect(screen.getByText('The first goods are on their way. Look in again soon.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See all products' })).toBeNull();
  });

  test('of filters offers a link that clears them', () => {
    drawListing({ owner: COFFEE, query: 'search=zzz&brand=13', answer: empty });
    expect(link('Clear filters')).toHaveAttribute('href', '/categories/401/coffee?search=zzz');
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });
});

describe('a search that finds nothing', () => {
  const draw = (search = 'zzz') =>
    drawListing({
      query: `search=${encodeURIComponent(search)}`,
      answer: empty,
      popular: [sampleProduct()],
      shelves: [{ id: 401, name: 'Coffee' }],
    });

  test('displays the specified text, what was searched and a link to everything', () => {
    draw();
    expect(heading(catalogueMessages.empty)).toBeInTheDocument();
    expect(screen.getByText(/Nothing here matches “zzz”/)).toBeVisible();
    expect(link('See all products')).toHaveAttribute('href', '/shop');
  });

  test('has neither filters nor an order', () => {
    draw();
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull();
  });

  test('offers categories, popular searches and products', () => {
    draw();
    expect(link('Coffee')).toHaveAttribute('href', '/categories/401/coffee');
    expect(link('ghee')).toHaveAttribute('href', '/shop?search=ghee');
    expect(link('Tulsi Ginger Tea')).toBeVisible();
  });

  test('asks the shop on WhatsApp for the words that were searched', () => {
    draw('गुड़ & 50% off');
    const chat = new URL(link('Ask us on WhatsApp').getAttribute('href') ?? '');
    expect(chat.origin).toBe('https://wa.me');
    expect(chat.searchParams.get('text')).toContain('“गुड़ & 50% off”');
  });

  test('asks in Hindi on a page in Hindi, with the words as they were typed', () => {
    drawListing({ query: 'search=zzz', answer: empty, surface: 'hi-web' });
    const chat = new URL(link('हमसे WhatsApp पर पूछें').getAttribute('href') ?? '');
    expect(chat.searchParams.get('text')).toMatch(/^नमस्ते, मैंने आपकी दुकान में “zzz” खोजा/);
  });
});
