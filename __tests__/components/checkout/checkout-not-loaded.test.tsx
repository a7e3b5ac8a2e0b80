import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CheckoutNotLoaded } from '@/components/checkout/checkout-not-loaded.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { fakeRouter } from '../../support/in-app-router';

test.each([
  ['web', ''],
  ['app', 'mobile=true'],
] as const)('a checkout without its addresses can be opened again on the %s', (surface, query) => {
  const { wrapper } = fakeRouter();
  const view = (
    <SurfaceProvider surface={surface}>
      <CheckoutNotLoaded flash={undefined} />
    </SurfaceProvider>
  );
  render(view, { wrapper });
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to cart' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something went wrong. Please try again later!',
  );
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).form;
  expect(again).toHaveAttribute('action', '/checkout');
  const fields = [...new FormData(again ?? undefined)].map((field) => field.join('='));
  expect(fields.join('&')).toBe(query);
});
