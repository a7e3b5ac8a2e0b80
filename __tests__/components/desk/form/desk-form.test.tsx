import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  nameField,
  openDeskForm,
  openFakeDesk,
  openTagForm,
  refusal,
  rename,
  save,
  user,
} from '@/__tests__/support/open-desk-form';
import { loginPopup } from '@/lib/browser/login-popup';
import { invitationDesk } from '@/lib/desk/descriptions/people';

const INVITATION = { id: 9, email: 'ravi@example.com', roles: ['texts'] };

let desk: ReturnType<typeof openFakeDesk>;

beforeEach(() => {
  desk = openFakeDesk();
});

describe('the form of an entry', () => {
  test('saves what the contract takes, at the version it was read at', async () => {
    const { refresh } = openTagForm();
    await rename('Plant-based');
    await user.click(screen.getByLabelText('A badge on product cards'));
    await save();
    await waitFor(() => expect(desk.toasts).toEqual(['Saved']));
    expect(desk.sent).toEqual([
      {
        method: 'PUT',
        path: '/api/desk/tags/9',
        body: { version: 4, fields: { name: 'Plant-based', slug: 'vegan', is_badge: true } },
      },
    ]);
    expect(refresh).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('saves with Enter and with Ctrl and S, and the next save names the new version', async () => {
    openTagForm();
    await rename('One{Enter}');
    await waitFor(() => expect(desk.sent).toHaveLength(1));
    await waitFor(() => expect(screen.getByText('All changes are saved')).toBeVisible());
    await user.type(nameField(), ' two');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(desk.sent).toHaveLength(2));
    expect(desk.sent[1]).toHaveProperty('body.version', 5);
  });

  test('of what a save mails can be mailed again as it is', async () => {
    openDeskForm(invitationDesk, INVITATION);
    await user.click(screen.getByRole('button', { name: 'Mail it again' }));
    await waitFor(() => expect(desk.sent).toHaveLength(1));
    expect(desk.sent[0]).toMatchObject({ method: 'PUT', path: '/api/desk/invitations/9' });
  });

  test('adds an entry and opens its page', async () => {
    const { replace } = openTagForm({ id: null, entry: {}, version: 0 });
    await rename('Raw');
    await save();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard/tags/9'));
    expect(desk.sent[0]).toMatchObject({ method: 'POST', path: '/api/desk/tags' });
  });

  test('says what its rules refuse, and leads there', async () => {
    openTagForm();
    await user.clear(nameField());
    await user.type(screen.getByLabelText(/^Slug/), '{Enter}');
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(nameField()).toBeInvalid();
    expect(desk.sent).toEqual([]);
    expect(screen.getByText('1 field to correct')).toBeVisible();
  });

  test('shows what the API refuses beside its field', async () => {
    desk.answer = () =>
      refusal(422, { code: 'invalid', errors: { slug: ['Slug is used already'] } });
    openTagForm();
    await rename('Raw');
    await save();
    expect(await screen.findByText('Slug is used already')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Slug/)).toHaveFocus());
    expect(nameField()).toHaveValue('Raw');
  });

  test('keeps what was written when the login has ended, and asks for it', async () => {
    desk.answer = () => refusal(401, { code: 'not_logged_in', reason: 'login_required' });
    openTagForm();
    await rename('Raw');
    await save();
    expect(await screen.findByText(/Your login has ended/)).toBeVisible();
    expect(loginPopup.get().isOpen).toBe(true);
    expect(nameField()).toHaveValue('Raw');
  });

  test('has unsaved work again after a reload, until it is undone', async () => {
    const first = openTagForm();
    await rename('Half writt');
    first.unmount();
    const second = openTagForm();
    expect(await screen.findByDisplayValue('Half writt')).toBeVisible();
    expect(screen.getByText('Unsaved changes from before')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo all' }));
    expect(nameField()).toHaveValue('Vegan');
    second.unmount();
    openTagForm();
    expect(nameField()).toHaveValue('Vegan');
  });

  test('asks before unsaved work is left by a link', async () => {
    const { push } = openTagForm();
    const link = document.createElement('a');
    link.href = '/dashboard/tags';
    document.body.append(link);
    await rename('Raw');
    await user.click(link);
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Stay here' }));
    expect(push).not.toHaveBeenCalled();
    await user.click(link);
    await user.click(screen.getByRole('button', { name: /forget the changes/ }));
    expect(push).toHaveBeenCalledWith('/dashboard/tags');
    link.remove();
  });
});

test('an entry is removed after a question', async () => {
  const { replace } = openTagForm();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Yes, remove' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard/tags'));
  expect(desk.sent).toEqual([{ method: 'DELETE', path: '/api/desk/tags/9?version=4', body: '' }]);
});
