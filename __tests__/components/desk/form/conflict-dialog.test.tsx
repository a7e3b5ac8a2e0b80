import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  openFakeDesk,
  openTagForm,
  refusal,
  rename,
  save,
  TAG,
  user,
} from '@/__tests__/support/open-desk-form';

let desk: ReturnType<typeof openFakeDesk>;

beforeEach(() => {
  desk = openFakeDesk();
});

describe('two people at one entry', () => {
  const current = { ...TAG, name: 'Plants', slug: 'plants' };
  const newer = { version: 8, by: 'Meera Shah', at: '2026-11-27T05:00:00Z', current };
  const meanwhile = () =>
    refusal(409, { code: 'conflict', reason: 'changed_meanwhile', details: newer });

  test('see both versions, and nothing is saved before they have chosen', async () => {
    desk.answer = meanwhile;
    openTagForm();
    await rename('Vegan food');
    await user.click(screen.getByLabelText('A badge on product cards'));
    await save();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Meera Shah has saved this meanwhile' }),
    );
    const name = within(dialog.getByRole('group', { name: 'Name' }));
    expect(name.getByRole('radio', { name: /Vegan food/ })).not.toBeChecked();
    expect(name.getByRole('radio', { name: /Plants/ })).not.toBeChecked();
    const slug = within(dialog.getByRole('group', { name: 'Slug' }));
    expect(slug.getByRole('radio', { name: /plants/ })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Save what is chosen' })).toBeDisabled();

    desk.answer = () => Response.json({ status: true, version: 9 });
    await user.click(name.getByRole('radio', { name: /Plants/ }));
    await user.click(dialog.getByRole('button', { name: 'Save what is chosen' }));
    await waitFor(() => expect(desk.toasts).toEqual(['Saved']));
    expect(desk.sent.at(-1)?.body).toEqual({
      version: 8,
      fields: { name: 'Plants', slug: 'plants', is_badge: true },
    });
  });

  test('are told even when the older work comes from before a reload', async () => {
    const first = openTagForm();
    await rename('Vegan food');
    first.unmount();
    desk.answer = meanwhile;
    openTagForm({ entry: current, version: 8 });
    await screen.findByDisplayValue('Vegan food');
    await save();
    expect(desk.sent[0]).toHaveProperty('body.version', 4);
    expect(await screen.findByRole('dialog', { name: /Meera Shah/ })).toBeVisible();
  });
});
