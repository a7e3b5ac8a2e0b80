import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { SWRConfig } from 'swr';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { SearchBox } from '@/components/chrome/search-box.client';
import type { Suggestion, Suggestions } from '@/lib/view/search';

export const TURMERIC: Suggestion = {
  id: 103,
  name: 'Lakadong Turmeric',
  size: '200 g',
  price: 1220,
  image: null,
  isOutOfStock: false,
};
export const SOAP: Suggestion = {
  ...TURMERIC,
  id: 122,
  name: 'Turmeric Soap',
  size: '100 g',
  price: 105,
  isOutOfStock: true,
};

export const suggest = (suggestions: Partial<Suggestions>) =>
  Response.json({ products: [], others: [], categories: [], queries: [], ...suggestions });
export const found = (...products: Suggestion[]) => suggest({ products });

type Answer = (query: string) => Response | Promise<Response>;

/**
 * Renders the search box. `asked` are the texts that suggestions were requested for, `askedAtStart`
 * the empty ones, which `atStart` answers. `typedBefore` is in the field when the scripts begin.
 */
export function drawSearchBox(
  answer: Answer,
  atStart: Answer = () => suggest({}),
  typedBefore?: string,
) {
  const asked: string[] = [];
  const askedAtStart: string[] = [];
  openFakeApi((url) => {
    const query = url.searchParams.get('q') ?? '';
    if (query !== '') asked.push(query);
    else askedAtStart.push(query);
    return query === '' ? atStart(query) : answer(query);
  });
  const { push, wrapper: Router } = fakeRouter();
  const page = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <SearchBox />
    </SWRConfig>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (typedBefore !== undefined) {
    container.innerHTML = renderToString(<Router>{page}</Router>);
    const input = container.querySelector('input');
    input?.focus();
    if (input) input.value = typedBefore;
  }
  render(page, { wrapper: Router, container, hydrate: typedBefore !== undefined });
  return {
    asked,
    askedAtStart,
    push,
    user: userEvent.setup(),
    box: screen.getByRole('combobox', { name: 'Search the shop' }),
  };
}

export const textsOf = (elements: HTMLElement[]) => elements.map((one) => one.textContent);
export const groupOf = (name: string) => within(screen.getByRole('group', { name }));
