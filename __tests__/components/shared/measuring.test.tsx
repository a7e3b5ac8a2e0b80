import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

const startMeasuring = jest.fn();
jest.unstable_mockModule('@/lib/browser/measuring', () => ({ startMeasuring }));
const { Measuring } = await import('@/components/shared/measuring');

const tags = { google: 'G-ABC123' };

beforeEach(() => {
  localStorage.clear();
  startMeasuring.mockClear();
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
});

afterEach(() => {
  cleanup();
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

test('nothing is measured before the shopper allows it', async () => {
  render(<Measuring tags={tags} />);
  const allow = await screen.findByRole('button', { name: 'Allow' });
  expect(screen.getByText(/May Google Analytics count/)).toBeVisible();
  expect(startMeasuring).not.toHaveBeenCalled();
  fireEvent.click(allow);
  await waitFor(() => expect(startMeasuring).toHaveBeenCalledWith(tags));
});

test('a shopper who allowed it is not asked again, and can withdraw it', async () => {
  localStorage.setItem('measuring-1', 'yes');
  render(<Measuring tags={tags} />);
  await waitFor(() => expect(startMeasuring).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Do not allow' })).toBeVisible();
});

test('a refusal removes what the services have stored', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the services' scripts do
  document.cookie = '_ga_ABC123=1; Path=/';
  render(<Measuring tags={tags} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Do not allow' }));
  expect(document.cookie).not.toContain('_ga');
  expect(screen.getByText(/may not count/)).toBeVisible();
  expect(startMeasuring).not.toHaveBeenCalled();
});

test('a browser that asks for privacy is not asked', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  render(<Measuring tags={tags} />);
  expect(await screen.findByText(/may not count/)).toBeVisible();
});
