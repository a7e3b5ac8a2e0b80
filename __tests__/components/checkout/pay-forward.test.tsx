import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { PayForward } from '@/components/checkout/pay-forward.client';
import { SurfaceProvider } from '@/components/ui/link.client';

const submit = jest.fn();
beforeEach(() => {
  submit.mockClear();
  Object.assign(HTMLFormElement.prototype, { submit });
  openFakeApi(() => Response.json(new FakeCart().cart().session));
});

test('a page on the way to the gateway that the back button restores is read again', async () => {
  const { refresh, wrapper } = fakeRouter();
  const gateway = { url: 'https://gateway.example/pay', method: 'POST', fields: {} } as const;
  render(<PayForward {...gateway} purpose="order" />, { wrapper });
  expect(submit).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
  await act(
    async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect(refresh).toHaveBeenCalledTimes(1);
  // Nobody is sent to the gateway a second time without a press.
  expect(submit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Go to the payment page' })).toBeEnabled();
});

test('without scripts the link to a gateway is the same on every surface', () => {
  const gateway = { url: '/demo/pay/abc?amount=99.00', method: 'GET', fields: {} } as const;
  const { wrapper: Router } = fakeRouter();
  for (const surface of ['hi-web', 'gu-app'] as const) {
    const html = renderToString(
      <Router>
        <SurfaceProvider surface={surface}>
          <PayForward {...gateway} purpose="order" />
        </SurfaceProvider>
      </Router>,
    );
    expect(html).toContain(`href="${gateway.url}"`);
  }
});
