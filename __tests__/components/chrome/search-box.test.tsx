import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { SearchBox } from '@/components/chrome/search-box.client';
import { catalogueMessages } from '@/contract/messages/catalogue';
import type { Suggestion } from '@/lib/view/search';

const TURMERIC: Suggestion = {
  id: 103,
  name: 'Lakadong Turmeric',
  size: '200 g',
  price: 1220,
  image: null,
};
const SOAP: Suggestion = { id: 122, name: 'Turmeric Soap', size: '100 g', price: 105, image: null };

const found = (...products: Suggestion[]) => Response.json({ products });

let asked: string[];

function draw(answer: (query: string) => Response | Promise<Response>) {
  openFakeApi((url) => {
    const query = url.searchParams.get('q') ?? '';
    asked.push(query);
    return answer(query);
  });
  const { push, wrapper } = fakeRouter();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SearchBox />
    </SWRConfig>,
    { wrapper },
  );
  return {
    push,
    user: userEvent.setup(),
    box: screen.getByRole('combobox', { name: 'Search the shop' }),
  };
}

beforeEach(() => {
  asked = [];
});

describe('while typing', () => {
  test('requests suggestions once for the typed text and lists products with size and price', async () => {
    const { user, box } = draw(() => found(TURMERIC, SOAP));
    await user.type(box, 'turm');
    const first = await screen.findByRole('option', { name: /Lakadong Turmeric 200 g ₹1,220.00/ });
    expect(first).toHaveAttribute('href', '/products/103/lakadong-turmeric');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 products found');
    expect(asked).toEqual(['turm']);
  });

  test('ends with a row that links to all results', async () => {
    const { user, box } = draw(() => found(TURMERIC));
    await user.type(box, 'oil & ghee');
    const all = await screen.findByRole('option', { name: 'See all results for “oil & ghee”' });
    expect(all).toHaveAttribute('href', '/shop?search=oil+%26+ghee');
  });

  test('displays a message when nothing is found', async () => {
    const { user, box } = draw(() => found());
    await user.type(box, 'zzz');
    expect(await screen.findByText(catalogueMessages.nothingFound)).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('sends no request for spaces', async () => {
    const { user, box } = draw((query) => (query === 'a' ? found(SOAP) : found()));
    await user.type(box, '   ');
    await user.type(box, 'a');
    await screen.findByRole('listbox');
    expect(asked).toEqual(['a']);
  });

  test('ignores an answer that arrives after the next query', async () => {
    const slow = Promise.withResolvers<Response>();
    const { user, box } = draw((query) => (query === 'tur' ? slow.promise : found(SOAP)));
    await user.type(box, 'tur');
    await waitFor(() => expect(asked).toEqual(['tur']));
    await user.type(box, 'm');
    await screen.findByRole('option', { name: /Turmeric Soap/ });
    slow.resolve(found(TURMERIC));
    await slow.promise;
    expect(screen.queryByRole('option', { name: /Lakadong/ })).toBeNull();
  });

  test('shows no suggestions when the search fails; the form still works', async () => {
    const { user, box, push } = draw(() => new Response('', { status: 500 }));
    await user.type(box, 'turm');
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/shop?search=turm');
  });
});

describe('by keyboard', () => {
  test('arrow keys move through the rows and back into the field', async () => {
    const { user, box } = draw(() => found(TURMERIC));
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
    const { user, box, push } = draw(() => found(TURMERIC));
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
    const { user, box, push } = draw(() => found(TURMERIC));
    await user.type(box, ' turm {Enter}');
    expect(push).toHaveBeenCalledWith('/shop?search=turm');
  });

  test('Escape closes the list and keeps the text', async () => {
    const { user, box } = draw(() => found(TURMERIC));
    await user.type(box, 'turm');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('turm');
  });
});

test('without scripts is a form that opens the results', () => {
  const { box } = draw(() => found());
  expect(box).toHaveAttribute('name', 'search');
  expect(box.closest('form')).toHaveAttribute('action', '/shop');
});
