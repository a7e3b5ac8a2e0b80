import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Loaded beforehand, so that the test does not wait for a large import.
import '@/components/shared/toast-host.client';
import { Toaster } from '@/components/shared/toaster.client';
import { toast } from '@/lib/browser/toast';

test('shows what was said before and after it came, and closes on request', async () => {
  toast.success('Product added to cart!');
  render(<Toaster />);
  expect(await screen.findByRole('status')).toHaveTextContent('Product added to cart!');

  act(() => toast.error('Payment failed! Please try again.'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Payment failed! Please try again.');

  const [closeFirst] = screen.getAllByRole('button', { name: 'Close' });
  closeFirst?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1));
});
