import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { PayOrderButton } from '@/components/orders/pay-buttons.client';
import { SurfaceProvider } from '@/components/ui/link.client';

const { wrapper } = fakeRouter();

test.each([
  ['web', '/orders/7'],
  ['app', '/orders/7?mobile=true'],
] as const)(
  'the form on the %s sends the page it is on, for browsers without scripts',
  (surface, from) => {
    render(
      <SurfaceProvider surface={surface}>
        <PayOrderButton id={7} amount={990} />
      </SurfaceProvider>,
      { wrapper },
    );
    const { form } = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Accept and Pay ₹990.00',
    });
    expect(form).toHaveAttribute('action', '/api/orders/7/pay');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      amount: '990',
      surface,
      from,
    });
  },
);
