import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { drawListing } from './draw-listing';
import { COFFEE } from './sample-listing';

const STAY = { scroll: false };

test('ticking a filter requests the filtered listing', async () => {
  const { push } = drawListing({ owner: COFFEE, query: 'tag=1&page=1' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Powder/ }));
  expect(push).toHaveBeenCalledWith('/categories/401/coffee?tag=1&foam=1', STAY);
});

test('choosing a sort order requests the sorted listing', async () => {
  const { push } = drawListing({ query: 'search=tea' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'base_price');
  expect(push).toHaveBeenCalledWith('/shop?search=tea&sort=base_price', STAY);
});

test('a search is sent on Enter and with the button, not while typing', async () => {
  const { push } = drawListing();
  const field = screen.getByRole('searchbox', { name: 'Search this shelf' });
  await userEvent.type(field, 'green tea');
  expect(push).not.toHaveBeenCalled();
  await userEvent.type(field, '{Enter}');
  expect(push).toHaveBeenLastCalledWith('/shop?search=green+tea', STAY);
  await userEvent.type(field, 's');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(push).toHaveBeenLastCalledWith('/shop?search=green+teas', STAY);
});

test('a price range is sent with its button', async () => {
  const { push } = drawListing();
  await userEvent.type(screen.getByRole('spinbutton', { name: 'To ₹' }), '500');
  expect(push).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Set price' }));
  expect(push).toHaveBeenCalledWith('/shop?price_max=500', STAY);
});

test('filter chips and pager links update the listing in place; a product is an ordinary link', async () => {
  const { push } = drawListing({ query: 'tag=1', answer: { total_pages: 3 } });
  await userEvent.click(screen.getByRole('link', { name: 'Remove Sugar Free' }));
  expect(push).toHaveBeenLastCalledWith('/shop', STAY);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(push).toHaveBeenLastCalledWith('/shop?tag=1&page=2', STAY);
  const product = screen.getByRole('link', { name: 'Tulsi Ginger Tea' });
  product.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  await userEvent.click(product);
  expect(push).toHaveBeenCalledTimes(2);
});

test('pages of a category and of a brand open in place too', async () => {
  const { push } = drawListing({
    owner: { brand: 13, slug: 'parnika' },
    answer: { total_pages: 3 },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(push).toHaveBeenLastCalledWith('/brands/13/parnika?page=2', STAY);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), '-rating');
  expect(push).toHaveBeenLastCalledWith('/brands/13/parnika?sort=-rating', STAY);
});

test('Ctrl+click still opens a new tab', async () => {
  const { push } = drawListing({ answer: { total_pages: 3 } });
  const user = userEvent.setup();
  screen.getByRole('link', { name: 'Page 2' }).addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(push).not.toHaveBeenCalled();
});

test('the drawer contains the filters and shows the number of products', async () => {
  const { push } = drawListing({ query: 'tag=1', answer: { total_count: 53 } });
  await userEvent.click(screen.getByRole('button', { name: 'Filter (1)' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filter' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: /Powder/ }));
  expect(push).toHaveBeenCalledWith('/shop?tag=1&foam=1', STAY);
  expect(drawer.getByRole('link', { name: 'Clear' })).toHaveAttribute('href', '/shop');
  await userEvent.click(drawer.getByRole('button', { name: 'Show 53 products' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
