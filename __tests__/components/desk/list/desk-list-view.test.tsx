import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleDesk } from '@/__tests__/support/sample-desk';
import { DeskListView } from '@/components/desk/list/desk-list-view';
import { connectToasts } from '@/lib/browser/toast';
import { readDeskQuery } from '@/lib/desk/list-query';

const user = userEvent.setup({ delay: null });
const desk = { ...sampleDesk, sums: 'price' };
const ROWS = [
  { id: 7, name: 'Ghee', price: 990.5, is_published: true, code: 'V-7' },
  { id: 8, name: 'Honey', price: 450, is_published: false, code: 'V-8' },
];
const CHOICES = { state: [{ value: 'draft', label: 'Drafts' }], brand: [] };

interface Drawn {
  given?: Record<string, string>;
  rows?: typeof ROWS;
  columns?: string[] | null;
  count?: number;
}

function draw({ given = {}, rows = ROWS, columns = null, count = rows.length }: Drawn = {}) {
  const query = readDeskQuery(desk, given);
  const page = {
    counts: null,
    roles: null,
    flash: undefined,
    list: { rows, count, page: query.page, totalPages: Math.max(1, Math.ceil(count / 50)) },
    choices: CHOICES,
    views: [{ id: 1, name: 'Drafts of all', query: 'state=draft' }],
    columns,
  };
  const router = fakeRouter();
  render(<DeskListView desk={desk} page={page} query={query} />, { wrapper: router.wrapper });
  return router;
}

describe('the list of a desk', () => {
  test('names each row, and leads to its form', () => {
    draw();
    const row = within(screen.getByRole('row', { name: /Ghee/ }));
    expect(row.getByRole('link', { name: 'Ghee' })).toHaveAttribute('href', '/dashboard/goods/7');
    expect(row.getByText('₹990.50')).toBeVisible();
    expect(row.getByText('In the shop')).toBeVisible();
    expect(screen.queryByText('V-7')).toBeNull();
  });

  test('offers saved views, to save another one and to remove the one that is displayed', () => {
    draw({ given: { q: 'ghee' } });
    const views = within(screen.getByRole('navigation', { name: 'Saved views' }));
    expect(views.getByRole('link', { name: 'Drafts of all' })).toHaveAttribute(
      'href',
      '/dashboard/goods?state=draft',
    );
    expect(views.getByRole('textbox', { hidden: true }).closest('form')).toHaveFormValues({
      query: 'q=ghee',
    });
    expect(views.queryByRole('button', { name: /Remove/ })).toBeNull();
    cleanup();
    draw({ given: { state: 'draft' } });
    expect(screen.getByRole('button', { name: 'Remove “Drafts of all”' })).toBeVisible();
  });

  test('shows the columns that were chosen', () => {
    draw({ columns: ['code'] });
    expect(screen.getByText('V-7')).toBeVisible();
    expect(screen.queryByText('₹990.50')).toBeNull();
  });

  test('is sorted by links, which keep search and filters', () => {
    draw({ given: { q: 'ghee', state: 'draft', sort: 'price', page: '2' }, count: 120 });
    const price = screen.getByRole('columnheader', { name: 'Price' });
    expect(price).toHaveAttribute('aria-sort', 'ascending');
    expect(within(price).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/goods?q=ghee&state=draft&sort=price&order=desc',
    );
    expect(screen.getByText('51–52 of 120 goods')).toBeVisible();
  });

  test('follows what is typed and chosen', async () => {
    const { replace } = draw();
    await user.type(screen.getByRole('searchbox', { name: 'Search in goods' }), 'oil');
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith('/dashboard/goods?q=oil', { scroll: false }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'draft');
    await waitFor(() =>
      expect(replace).toHaveBeenLastCalledWith('/dashboard/goods?q=oil&state=draft', {
        scroll: false,
      }),
    );
  });

  test('says why it is empty', () => {
    draw({ given: { q: 'zzz' }, rows: [] });
    expect(screen.getByText('No goods fit')).toBeVisible();
  });
});

describe('a selection', () => {
  let sent: string[];
  let toasts: string[];

  beforeEach(() => {
    sent = [];
    toasts = [];
    connectToasts(({ text, notes = [] }) => toasts.push([text, ...notes].join(' ')));
    openFakeApi(async (url, request) => {
      sent.push(`${request.method} ${url.pathname} ${await request.text()}`);
      if (url.pathname === '/api/desk/goods/8/publish')
        return Response.json({ status: false, message: 'No licence' }, { status: 409 });
      return Response.json({ status: true, version: 4 });
    });
  });

  test('is published after a look at how many, each at the version it has', async () => {
    const { refresh } = draw();
    await user.click(screen.getByRole('checkbox', { name: /Choose all/ }));
    expect(screen.getByText('2 chosen, ₹1,440.50')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('2 goods');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(toasts).toEqual(['1 of 2 failed No licence']));
    expect(sent).toEqual([
      'GET /api/desk/goods/7 ',
      'POST /api/desk/goods/7/publish {"version":4}',
      'GET /api/desk/goods/8 ',
      'POST /api/desk/goods/8/publish {"version":4}',
    ]);
    expect(refresh).toHaveBeenCalled();
    expect(screen.queryByText('2 chosen, ₹1,440.50')).toBeNull();
  });
});
