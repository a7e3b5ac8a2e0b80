import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleDesk } from '@/__tests__/support/sample-desk';
import { ChangeDialog } from '@/components/desk/list/change-dialog.client';
import { connectToasts } from '@/lib/browser/toast';
import type { Desk, DeskChange } from '@/lib/desk/desk';

const user = userEvent.setup({ delay: null });
const change: DeskChange = {
  name: 'prices',
  label: 'Prices',
  done: 'Prices changed',
  fields: [
    { name: 'percent', label: 'By', kind: 'number', unit: '%' },
    { name: 'price', label: 'Price', kind: 'money' },
  ],
  fixed: { reason: 'season' },
};
const desk: Desk = {
  ...sampleDesk,
  state: { field: 'stage', states: [{ value: 'out', label: 'Archived', tone: 'plain' }] },
};
const planned = (problem: string | null) => [
  { id: 7, version: 3, name: 'Ghee', before: { price: 100 }, after: { price: 90 }, problem: null },
  { id: 8, version: 0, name: 'Honey', before: {}, after: {}, problem },
];

describe('a change of a selection', () => {
  let sent: unknown[];
  let problem: string | null;
  let toasts: string[];
  const onDone = jest.fn();

  beforeEach(async () => {
    sent = [];
    toasts = [];
    problem = null;
    onDone.mockClear();
    connectToasts(({ text }) => toasts.push(text));
    openFakeApi(async (url, request) => {
      const body = await request.json();
      sent.push([url.pathname, body]);
      return Response.json({ status: true, data: planned(problem) });
    });
    const { wrapper } = fakeRouter();
    const props = { desk, ids: [7, 8], change, onClose: () => {}, onDone };
    render(<ChangeDialog {...props} />, { wrapper });
    await user.type(await screen.findByRole('textbox', { name: /By/ }), '-10');
  });

  const look = () => user.click(screen.getByRole('button', { name: 'Show what changes' }));

  test('says what it would make of each entry, then changes those versions', async () => {
    await look();
    expect(await screen.findByText('1 of 2 change')).toBeVisible();
    expect(screen.getByText('Ghee').parentElement).toHaveTextContent('Price: ₹100.00 → ₹90.00');
    expect(screen.getByText('Honey').parentElement).toHaveTextContent('Stays as it is');
    await user.click(screen.getByRole('button', { name: 'Change 1 thing' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const fields = { percent: -10, reason: 'season' };
    const items = [{ id: 7 }, { id: 8 }];
    const looked = [
      { id: 7, version: 3 },
      { id: 8, version: 0 },
    ];
    expect(sent).toEqual([
      ['/api/desk/goods/prices', { ...fields, items, dry_run: true }],
      ['/api/desk/goods/prices', { ...fields, items: looked, dry_run: false }],
    ]);
    expect(toasts).toEqual(['Prices changed: 2']);
  });

  test('is not made where one entry cannot be changed, and can be filled in again', async () => {
    problem = 'Price must not be above the MRP';
    await look();
    expect(await screen.findByText('Price must not be above the MRP')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Change/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox', { name: /By/ })).toHaveValue('-10');
  });
});
