import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { catalogueMessages } from '@/contract/messages/catalogue';
import { recentSearches } from '@/lib/browser/recent-searches';
import { drawSearchBox, found, SOAP, suggest, TURMERIC } from './draw-search-box';

beforeEach(() => localStorage.clear());

describe('while typing', () => {
  test('requests suggestions once for the typed text and lists products with size and price', async () => {
    const { user, box, asked } = drawSearchBox(() => found(TURMERIC, SOAP));
    await user.type(box, 'turm');
    const first = await screen.findByRole('option', { name: /Lakadong Turmeric 200 g ₹1,220.00/ });
    expect(first).toHaveAttribute('href', '/products/103/lakadong-turmeric');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
    expect(asked).toEqual(['turm']);
  });

  test('suggests for a text that was typed before the scripts ran', async () => {
    const { box, asked } = drawSearchBox(() => found(TURMERIC), undefined, 'turm');
    expect(await screen.findByRole('option', { name: /Lakadong/ })).toBeVisible();
    expect(box).toHaveValue('turm');
    expect(asked).toEqual(['turm']);
  });

  test('ends with a row that links to all results', async () => {
    const { user, box } = drawSearchBox(() => found(TURMERIC));
    await user.type(box, 'oil & ghee');
    const all = await screen.findByRole('option', { name: 'See all results for “oil & ghee”' });
    expect(all).toHaveAttribute('href', '/shop?search=oil+%26+ghee');
  });

  test('keeps the list, without skeletons, until the next one is there', async () => {
    const slow = Promise.withResolvers<Response>();
    const { user, box, asked } = drawSearchBox((query) =>
      query === 'tur' ? found(TURMERIC) : slow.promise,
    );
    await user.type(box, 'tur');
    const list = await screen.findByRole('listbox');
    await user.type(box, 'm');
    await waitFor(() => expect(asked).toEqual(['tur', 'turm']));
    expect(screen.getByRole('option', { name: /Lakadong/ })).toBeVisible();
    slow.resolve(found(SOAP));
    await screen.findByRole('option', { name: /Turmeric Soap/ });
    expect(screen.queryByRole('option', { name: /Lakadong/ })).toBeNull();
    expect(screen.getByRole('listbox')).toBe(list);
  });

  test('displays a message when nothing is found', async () => {
    const { user, box } = drawSearchBox(() => found());
    await user.type(box, 'zzz');
    expect(await screen.findByText(catalogueMessages.nothingFound)).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('asks for popular searches once, however often the field is empty', async () => {
    const { user, box, askedAtStart } = drawSearchBox(() => found(TURMERIC));
    await user.click(box);
    await waitFor(() => expect(askedAtStart).toHaveLength(1));
    await user.type(box, 'turm');
    await screen.findByRole('listbox');
    await user.clear(box);
    await user.type(box, 't');
    await user.clear(box);
    await waitFor(() => expect(box).toHaveValue(''));
    expect(askedAtStart).toHaveLength(1);
  });

  test('sends no request for spaces', async () => {
    const { user, box, asked } = drawSearchBox((query) => (query === 'a' ? found(SOAP) : found()));
    await user.type(box, '   ');
    await user.type(box, 'a');
    await screen.findByRole('listbox');
    expect(asked).toEqual(['a']);
  });

  test('ignores an answer that arrives after the next query', async () => {
    const slow = Promise.withResolvers<Response>();
    const { user, box, asked } = drawSearchBox((query) =>
      query === 'tur' ? slow.promise : found(SOAP),
    );
    await user.type(box, 'tur');
    await waitFor(() => expect(asked).toEqual(['tur']));
    await user.type(box, 'm');
    await screen.findByRole('option', { name: /Turmeric Soap/ });
    slow.resolve(found(TURMERIC));
    await slow.promise;
    expect(screen.queryByRole('option', { name: /Lakadong/ })).toBeNull();
  });

  test('shows no suggestions when the search fails; the form still works', async () => {
    const { user, box, asked, push } = drawSearchBox(() => new Response('', { status: 500 }));
    await user.type(box, 'turm');
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/shop?search=turm');
  });
});

describe('by keyboard', () => {
  test('arrow keys move through the rows and back into the field', async () => {
    const { user, box } = drawSearchBox(() => found(TURMERIC));
    await user.type(box, 'turm');
    const [product, all] = await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', product?.id);
    expect(product).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', all?.id);
    await user.keyboard('{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
  });

  test('Enter on a row opens it', async () => {
    const { user, box, push } = drawSearchBox(() => found(TURMERIC));
    await user.type(box, 'turm');
    const product = await screen.findByRole('option', { name: /Lakadong/ });
    const opened = new Promise((resolve) => {
      const stay = (event: Event) => {
        event.preventDefault();
        resolve(event.currentTarget);
      };
      product.addEventListener('click', stay);
    });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await opened).toBe(product);
    expect(push).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Enter without a row opens the results', async () => {
    const { user, box, push } = drawSearchBox(() => found(TURMERIC));
    await user.type(box, ' turm {Enter}');
    expect(push).toHaveBeenCalledWith('/shop?search=turm');
  });

  test('Enter opens no row of a list that has just arrived', async () => {
    const { user, box, push } = drawSearchBox((query) => found(query === 'tur' ? TURMERIC : SOAP));
    await user.type(box, 'tur');
    await screen.findByRole('option', { name: /Lakadong/ });
    await user.type(box, 'm{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant');
    await screen.findByRole('option', { name: /Turmeric Soap/ });
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/shop?search=turm');
  });

  test('Escape closes the list and keeps the text', async () => {
    const { user, box } = drawSearchBox(() => found(TURMERIC));
    await user.type(box, 'turm');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('turm');
  });
});

test('without scripts is a form that opens the results', () => {
  const { box } = drawSearchBox(() => found());
  expect(box).toHaveAttribute('name', 'search');
  expect(box.closest('form')).toHaveAttribute('action', '/shop');
});

describe('a search is remembered in this browser', () => {
  test('when Enter opens its results', async () => {
    const { user, box } = drawSearchBox(() => found());
    await user.type(box, ' desi ghee {Enter}');
    await waitFor(() => expect(recentSearches()).toEqual(['desi ghee']));
  });

  test('when a row of it is chosen, but not with a product', async () => {
    const { user, box } = drawSearchBox(() =>
      suggest({ products: [TURMERIC], queries: ['turmeric milk'] }),
    );
    const choose = async (name: RegExp | string) => {
      await user.clear(box);
      await user.type(box, 'turm');
      const row = await screen.findByRole('option', { name });
      row.addEventListener('click', (event) => event.preventDefault());
      await user.click(row);
    };
    await choose(/Lakadong/);
    expect(recentSearches()).toEqual([]);
    await choose('turmeric milk');
    expect(recentSearches()).toEqual(['turmeric milk']);
  });

  test('but not without a text', async () => {
    const { user, box, push } = drawSearchBox(() => found());
    await user.type(box, '  {Enter}');
    expect(push).toHaveBeenCalledWith('/shop');
    expect(recentSearches()).toEqual([]);
  });
});
