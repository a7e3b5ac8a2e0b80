import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { openFakeDesk, openTagForm, rename, user } from '@/__tests__/support/open-desk-form';

let desk: ReturnType<typeof openFakeDesk>;

beforeEach(() => {
  desk = openFakeDesk();
});

describe('the history of an entry', () => {
  test('says who has changed what and when', () => {
    openTagForm();
    const [newest, oldest] = screen
      .getAllByRole('group')
      .filter(({ tagName }) => tagName === 'DETAILS');
    expect(newest).toHaveTextContent('Asha Rao changed name, a badge on product cards');
    expect(newest).toHaveTextContent('27 November 2026, 10:00 am');
    expect(oldest).toHaveTextContent('Ravi Iyer added this');
  });

  test('brings an earlier state back as a save like any other', async () => {
    openTagForm();
    await user.click(screen.getByText('Ravi Iyer'));
    await user.click(screen.getByRole('button', { name: /^Bring back/ }));
    await waitFor(() => expect(desk.toasts).toEqual(['As it was on 26 November 2026, 10:00 am']));
    expect(desk.sent[0]?.body).toEqual({
      version: 4,
      fields: { name: 'Plants only', slug: 'vegan', is_badge: true },
    });
  });

  test('waits until unsaved changes are saved or undone', async () => {
    openTagForm();
    await act(async () => rename('Raw'));
    await user.click(screen.getByText('Ravi Iyer'));
    expect(screen.getByRole('button', { name: /^Bring back/ })).toBeDisabled();
  });
});
