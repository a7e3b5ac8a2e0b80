import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { ListingFrame } from '@/components/catalogue/listing-frame.client';
import { SearchedText } from '@/components/catalogue/searched-text.client';
import { HEADER_SEARCH_ID } from '@/components/shared/header-search-id';

function page(search: string | undefined, found = '4 products') {
  return (
    <>
      <input id={HEADER_SEARCH_ID} aria-label="Search the shop" />
      <ListingFrame>
        <SearchedText search={search} found={found} />
      </ListingFrame>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Search the shop' });
const status = () => screen.getByRole('status');

test('results that replace a page fill the field of the header and are announced', () => {
  const { wrapper } = fakeRouter();
  const { rerender } = render(page('ghee'), { wrapper });
  expect(field()).toHaveValue('ghee');
  expect(status()).toHaveTextContent('4 products');
  rerender(page('honey', '5 products'));
  expect(field()).toHaveValue('honey');
  expect(status()).toHaveTextContent('5 products');
});

test('a listing that is no search empties the field and announces nothing', () => {
  const { wrapper } = fakeRouter();
  const { rerender } = render(page('ghee'), { wrapper });
  rerender(page(undefined));
  expect(field()).toHaveValue('');
});

test('the field of somebody who is typing is left alone', () => {
  const { wrapper } = fakeRouter();
  const { rerender } = render(page(undefined), { wrapper });
  field().focus();
  rerender(page('ghee'));
  expect(field()).toHaveValue('');
});

test('results that were opened directly fill the field, and the page speaks for itself', () => {
  const { wrapper: Wrapper } = fakeRouter();
  const view = <Wrapper>{page('ghee')}</Wrapper>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  render(view, { container, hydrate: true });
  expect(field()).toHaveValue('ghee');
  expect(status()).toBeEmptyDOMElement();
});
