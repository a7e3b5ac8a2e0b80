import { expect, test } from '@jest/globals';
import { apiStandIn } from '@/__tests__/support/api-stand-in';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { StorefrontBrowser } from '@/__tests__/support/storefront-browser';
import { shoppingCalls } from '@/app/api/calls/shopping';
import type { SuggestionsData } from '@/contract/catalogue/search';

const {
  search: { GET },
} = shoppingCalls;

const PICTURE = { ...samplePicture(), blur: 'data:image/webp;base64,' };

const soap = (id: number, stock: number | null): SuggestionsData['products'][number] => ({
  id,
  name: `Soap ${id}`,
  size: '100 g',
  image1: PICTURE,
  product_price: 105,
  available_stock_quantity: stock,
});

const SUGGESTED: SuggestionsData = {
  products: [soap(1, 0), soap(2, null), soap(3, 9), soap(4, 9), soap(5, 9), soap(6, 9)],
  others: [7, 8],
  categories: [{ id: 405, name: 'Personal Care' }],
  queries: ['soap nut'],
};

const api = apiStandIn((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ status: true, data: SUGGESTED }));
});
const browser = new StorefrontBrowser();
const ask = (query: string) => browser.send(GET, { query });
const askedFor = () => new URL(api.asked[0]?.url ?? '', 'http://api.invalid');

test('answers at most four products, categories and queries', async () => {
  const { products, ...others } = await (await ask('?q=soap')).json();
  expect(products).toHaveLength(4);
  expect(products[0]).toEqual({
    id: 1,
    name: 'Soap 1',
    size: '100 g',
    price: 105,
    image: PICTURE,
    isOutOfStock: true,
  });
  expect(others).toEqual({
    others: [5, 6, 7, 8],
    categories: SUGGESTED.categories,
    queries: ['soap nut'],
  });
});

test('only a stock of zero is out of stock, not an unknown one', async () => {
  const { products } = await (await ask('?q=soap')).json();
  const marks = products.map(({ isOutOfStock }: { isOutOfStock: boolean }) => isOutOfStock);
  expect(marks).toEqual([true, false, false, false]);
});

test('asks by the call for suggestions, not by the listing', async () => {
  await ask('?q=%20soap%20');
  expect(askedFor().pathname).toBe('/web/products/suggest/');
  expect(askedFor().searchParams.get('q')).toBe('soap');
});

test.each(['', '?q=', '?q=%20'])(
  'answers popular queries for the empty text: %j',
  async (query) => {
    const answer = await ask(query);
    expect((await answer.json()).queries).toEqual(['soap nut']);
    expect(askedFor().searchParams.get('q') ?? '').toBe('');
  },
);

test('a changed price is seen within five seconds, by everyone', async () => {
  const answer = await ask('?q=soap');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=5');
  expect(answer.headers.getSetCookie()).toEqual([]);
});
