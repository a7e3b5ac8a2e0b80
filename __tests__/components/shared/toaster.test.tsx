import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartMessages } from '@/contract/messages/cart';
import { paymentMessages } from '@/contract/messages/payments';
// Loaded first, so that the test does not wait for a large import.
import '@/components/shared/toast-host.client';
import { Toaster } from '@/components/shared/toaster.client';
import { toast } from '@/lib/browser/toast';
import { textProvider } from '@/lib/language/text-provider.client';

test('shows messages sent before and after it mounted, and can be closed', async () => {
  toast.success(cartMessages.added);
  render(<Toaster />);
  expect(await screen.findByRole('status')).toHaveTextContent(cartMessages.added);

  act(() => toast.error(paymentMessages.failed, ['Reference: 1a2b3c4d']));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(paymentMessages.failed)).toBeVisible();
  expect(within(alert).getByText('Reference: 1a2b3c4d')).toBeVisible();

  const [closeFirst] = screen.getAllByRole('button', { name: 'Close' });
  closeFirst?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1));
});

test('a success removes the error about the same thing, and no other', async () => {
  render(<Toaster />);
  act(() => toast.error('The code is wrong', [], { about: 'login' }));
  act(() => toast.error('Another fault'));
  expect(await screen.findByText('The code is wrong')).toBeVisible();
  act(() => toast.success('Login successfully!', { about: 'login' }));
  await waitFor(() => expect(screen.queryByText('The code is wrong')).toBeNull());
  expect(screen.getByText('Another fault')).toBeVisible();
});

test('the same failure twice is one message', async () => {
  render(<Toaster />);
  act(() => toast.error(paymentMessages.failed));
  act(() => toast.error(paymentMessages.failed));
  await waitFor(() => expect(screen.getAllByText(paymentMessages.failed)).toHaveLength(1));
});

test('messages leave the buttons of an open dialog free', async () => {
  render(
    <>
      <Toaster />
      <dialog open>Login</dialog>
    </>,
  );
  act(() => toast.error('Over a dialog'));
  const message = await screen.findByText('Over a dialog');
  expect(message.closest('[data-sonner-toaster]')).toHaveAttribute('data-y-position', 'top');
});

test('a message is announced once: not at all where a form speaks the same words', async () => {
  render(<Toaster />);
  act(() => toast.error('Invalid email or password', [], { isSpokenElsewhere: true }));
  const message = await screen.findByText('Invalid email or password');
  expect(message.closest('[role=alert]')).toBeNull();
  act(() => toast.error('The network is away'));
  const other = await screen.findByText('The network is away');
  expect(other.closest('[role=alert]')).toBeVisible();
  expect(other.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test('a message may take back what it tells, and closes then', async () => {
  const undone: string[] = [];
  render(<Toaster />);
  const action = { label: 'Undo', onAct: () => undone.push('removed') };
  act(() => toast.success(cartMessages.removed, { action }));
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(undone).toEqual(['removed']);
  await waitFor(() => expect(screen.queryByText(cartMessages.removed)).toBeNull());
});

test('a message about a page is in its language, though its texts came with the page alone', async () => {
  const OfPage = textProvider('gu', { 'Data Created Successfully': 'તમારી માહિતી મળી ગઈ છે' });
  const OfEveryPage = textProvider('gu', { Close: 'બંધ કરો' });
  render(
    <OfEveryPage>
      <Toaster />
      <OfPage>{null}</OfPage>
    </OfEveryPage>,
  );
  act(() => toast.success('Data Created Successfully'));
  expect(await screen.findByText('તમારી માહિતી મળી ગઈ છે')).toBeVisible();
});
