import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { sampleOrder } from '@/__tests__/support/sample-order';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { PlacedPanel } from '@/components/orders/placed-panel';

test('the thanks name the order, the day, the amount, the address and the next steps', () => {
  render(<PlacedPanel order={sampleOrder()} firstName="Meenakshi" isEmailUnproven />);
  const title = 'Thank you, Meenakshi. Order VN100007 is placed';
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  for (const words of ['Mon, 30 Nov', '₹655.00, cash on delivery', /12 Neem Lane, Mumbai 400001/]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('region', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirm your email to get the invoice' })).toBeVisible();
});

test('the thanks have the focus, so that screen readers begin with them', async () => {
  render(<PlacedPanel order={sampleOrder()} firstName="" isEmailUnproven={false} />);
  const thanks = screen.getByRole('region', { name: 'Your order is placed' });
  await waitFor(() => expect(thanks).toHaveFocus());
});

test('a customer without a name and with a confirmed email is thanked as well', () => {
  render(<PlacedPanel order={sampleOrder()} firstName="" isEmailUnproven={false} />);
  expect(screen.getByRole('heading', { name: /^Thank you\. Order VN100007/ })).toBeVisible();
  expect(screen.queryByText(/Confirm your email/)).toBeNull();
});

describe('in Hindi', () => {
  beforeEach(() => {
    const panel = <PlacedPanel order={sampleOrder()} firstName="" isEmailUnproven={false} />;
    render(panel, { wrapper: HindiTexts });
  });

  test('every next step is said', () => {
    const steps = within(screen.getByRole('region', { name: 'आगे क्या होगा' }));
    for (const step of steps.getAllByRole('listitem')) {
      expect(step).toHaveTextContent(/\p{Script=Devanagari}/u);
    }
  });

  test('a chat and a mail about the order begin with a text that names it', () => {
    const textIn = (name: string | RegExp, part: string) => {
      const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      return new URL(href).searchParams.get(part);
    };
    expect(textIn(/WhatsApp/, 'text')).toBe('नमस्ते, यह मेरे ऑर्डर VN100007 के बारे में है।');
    expect(textIn(/@/, 'subject')).toBe('मेरा ऑर्डर VN100007');
  });
});
