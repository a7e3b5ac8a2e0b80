import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { catalogueMessages, productMessages } from '@/contract/messages/catalogue';
import { recentSearches, rememberSearch } from '@/lib/browser/recent-searches';
import { drawSearchBox, found, groupOf, SOAP, suggest, TURMERIC, textsOf } from './draw-search-box';

beforeEach(() => localStorage.clear());

describe('suggestions', () => {
  test('marks a product that is out of stock in words', async () => {
    const { user, box } = drawSearchBox(() => found(TURMERIC, SOAP));
    await user.type(box, 'turm');
    const [first, second] = await screen.findAllByRole('option');
    expect(first).not.toHaveTextContent(productMessages.outOfStock);
    expect(second).toHaveTextContent(productMessages.outOfStock);
  });

  test('lists categories and three ways to go on below the products', async () => {
    const { user, box } = drawSearchBox(() =>
      suggest({
        products: [TURMERIC],
        categories: [{ id: 403, name: 'Spices' }],
        queries: ['turmeric powder', 'turmeric soap', 'turmeric milk', 'turmeric face pack'],
      }),
    );
    await user.type(box, 'turm');
    await screen.findByRole('group', { name: 'Products' });
    const category = groupOf('Categories').getByRole('option', { name: 'Spices' });
    expect(category).toHaveAttribute('href', '/categories/403/spices');
    const searches = groupOf('Searches').getAllByRole('option');
    expect(textsOf(searches)).toEqual(['turmeric powder', 'turmeric soap', 'turmeric milk']);
    expect(searches[0]).toHaveAttribute('href', '/shop?search=turmeric+powder');
    expect(screen.getByRole('status')).toHaveTextContent('6 suggestions');
  });

  test('leads from an illness to the vaidya', async () => {
    const { user, box } = drawSearchBox(() => found(TURMERIC));
    await user.type(box, 'diabetes');
    await screen.findByRole('group', { name: 'Products' });
    const vaidya = groupOf('Help').getByRole('option', { name: 'Ask our vaidya, it is free' });
    expect(vaidya).toHaveAttribute('href', '/consult-our-vaidya');
  });

  test('offers categories although no product is found', async () => {
    const { user, box } = drawSearchBox(() =>
      suggest({ categories: [{ id: 403, name: 'Spices' }] }),
    );
    await user.type(box, 'spi');
    expect(await screen.findByText(catalogueMessages.nothingFound)).toBeVisible();
    expect(textsOf(screen.getAllByRole('option'))).toEqual(['Spices']);
  });
});

describe('before typing', () => {
  const drawStart = (atStart: () => Response) => drawSearchBox(() => found(), atStart);

  test('shows the recent searches, the latest first, then popular others', async () => {
    rememberSearch('honey');
    rememberSearch('ghee');
    const { user, box } = drawStart(() => suggest({ queries: ['ghee', 'soap'] }));
    await user.click(box);
    await screen.findByRole('group', { name: 'Popular searches' });
    const recent = groupOf('Your recent searches').getAllByRole('option');
    expect(textsOf(recent)).toEqual(['ghee', 'honey']);
    expect(recent[0]).toHaveAttribute('href', '/shop?search=ghee');
    expect(textsOf(groupOf('Popular searches').getAllByRole('option'))).toEqual(['soap']);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  });

  test('the arrow keys pass through recent and popular searches', async () => {
    rememberSearch('honey');
    const { user, box } = drawStart(() => suggest({ queries: ['soap'] }));
    await user.click(box);
    await screen.findByRole('option', { name: 'soap' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('soap');
  });

  test('recent searches are there although the shop does not answer', async () => {
    rememberSearch('honey');
    const { user, box } = drawStart(() => new Response('', { status: 400 }));
    await user.click(box);
    expect(await screen.findByRole('option', { name: 'honey' })).toBeVisible();
    expect(screen.queryByText(catalogueMessages.nothingFound)).toBeNull();
  });

  test('Clear removes the recent searches and returns to the field', async () => {
    rememberSearch('honey');
    const { user, box } = drawStart(() => suggest({ queries: ['soap'] }));
    await user.click(box);
    await screen.findByRole('option', { name: 'soap' });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear recent searches' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(textsOf(screen.getAllByRole('option'))).toEqual(['soap']);
    expect(recentSearches()).toEqual([]);
    expect(box).toHaveFocus();
  });

  test('an emptied field shows them again at once', async () => {
    rememberSearch('honey');
    const { user, box } = drawSearchBox(() => found(TURMERIC));
    await user.type(box, 'turm');
    await screen.findByRole('option', { name: /Lakadong/ });
    await user.clear(box);
    expect(await screen.findByRole('option', { name: 'honey' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Lakadong/ })).toBeNull();
  });

  test('a shopper without any sees no empty panel', async () => {
    const atStart = jest.fn(() => suggest({}));
    const { user, box } = drawStart(atStart);
    await user.click(box);
    await waitFor(() => expect(atStart).toHaveBeenCalled());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });
});
