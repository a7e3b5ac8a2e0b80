import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { FakeCaches } from '@/__tests__/support/fake-caches';
import { SeenProducts } from '@/components/offline/seen-products.client';

beforeEach(() => {
  Object.assign(window, { caches: new FakeCaches() });
});

async function store(id: number, name: string, picture?: string): Promise<void> {
  const path = `/products/${id}/x`;
  const cache = await caches.open(`shop b1 seen ${path}`);
  await cache.put(path, new Response(`<main><h1>${name}</h1></main>`));
  if (picture) await cache.put(picture, new Response('picture'));
}

test('the stored products are listed with name and picture, the last one seen first', async () => {
  await store(1, 'Tulsi &amp; Neem', '/media/a/96.avif');
  await store(2, 'Honey');
  render(<SeenProducts />);
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Honey', 'Tulsi & Neem']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/products/2/x',
    '/products/1/x',
  ]);
  const [without, picture] = links.map((link) => link.querySelector('img'));
  expect(without).toBeNull();
  expect(picture?.getAttribute('src')).toBe('/media/a/96.avif');
});

test('without a stored product there is no list', async () => {
  await act(async () => {
    render(<SeenProducts />);
  });
  expect(screen.queryByRole('heading')).toBeNull();
});
