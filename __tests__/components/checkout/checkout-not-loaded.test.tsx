import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { CheckoutNotLoaded } from '@/components/checkout/checkout-not-loaded.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { commonMessages } from '@/contract/messages/common';
import { connectToasts } from '@/lib/browser/toast';

test.each([
  ['web', ''],
  ['app', 'mobile=true'],
] as const)(
  'a checkout whose addresses failed to load can be reloaded on the %s',
  (surface, query) => {
    const { wrapper } = fakeRouter();
    const toasts: unknown[] = [];
    connectToasts(({ text, notes }) => toasts.push([text, notes]));
    const view = (
      <SurfaceProvider surface={surface}>
        <CheckoutNotLoaded flash={undefined} />
      </SurfaceProvider>
    );
    render(view, { wrapper });
    expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(commonMessages.wentWrongTryLater);
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).form;
    // Without an action a form reads its own page again.
    expect(again).not.toHaveAttribute('action');
    const fields = [...new FormData(again ?? undefined)].map((field) => field.join('='));
    expect(fields.join('&')).toBe(query);
    expect(toasts).toEqual([[commonMessages.wentWrong, [commonMessages.tryLater]]]);
  },
);
