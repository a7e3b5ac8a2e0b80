import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { ReadingPage } from '@/__tests__/support/reading-router';
import { sampleAddressOption } from '@/__tests__/support/sample-address-option';
import { CheckoutView } from '@/components/checkout/checkout-view.client';
import { updateSession } from '@/lib/browser/session-store';

/** The figures of each order that was sent. */
let sent: string[];
/** How often the page was read again. */
let reads = 0;
beforeEach(async () => {
  sent = [];
  reads = 0;
  await act(async () => updateSession({ loggedIn: false, isElite: false }));
});

const REFUSED = { status: false, code: 'conflict', message: 'Prices have changed.' };
const orderButton = () =>
  within(screen.getByRole('complementary', { name: 'Your order' })).getByRole('button', {
    name: /^Place order/,
  });

const page = (quantity: number) => ({
  first: new FakeCart({ 5: quantity }).cart(),
  displayedFigures: `{"total":${quantity * 100}}`,
});

/** The checkout of ₹300.00; the server refuses each order and has meanwhile ₹400.00. */
function draw({ isMember = false } = {}) {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>();
  const read = () => {
    reads += 1;
    return promise;
  };
  openFakeApi(async ({ pathname }, request) => {
    if (pathname !== '/api/checkout') {
      // The page reads the session when it is idle; a shopper who is gone would reload it.
      return Response.json({ ...new FakeCart().cart().session, loggedIn: isMember });
    }
    sent.push((await request.json()).displayed);
    return Response.json(REFUSED, { status: 409 });
  });
  const shopper = { addresses: [sampleAddressOption(1, 'Ahmedabad', 0)], isMember };
  render(
    <ReadingPage
      first={page(3)}
      read={read}
      draw={(figures) => (
        <CheckoutView {...shopper} {...figures} giftBalance={0} orderKey="the key" />
      )}
    />,
  );
  return { user: userEvent.setup(), readFigures: () => act(async () => resolve(page(4))) };
}

describe('a refused order', () => {
  test('waits for the new figures and then sends those that are displayed', async () => {
    const { user, readFigures } = draw();
    await user.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
    await user.click(orderButton());
    await waitFor(() => expect(reads).toBe(1));
    await user.click(orderButton());
    expect(sent).toEqual(['{"total":300}']);
    expect(orderButton()).toHaveAttribute('aria-busy', 'true');
    await readFigures();
    expect(orderButton()).toHaveAccessibleName('Place order ₹400.00');
    expect(orderButton()).not.toHaveAttribute('aria-busy');
    await user.click(orderButton());
    await waitFor(() => expect(sent).toEqual(['{"total":300}', '{"total":400}']));
  });
});

test('a checkout that a membership has ended for orders nothing until it is read again', async () => {
  const { user, readFigures } = draw({ isMember: true });
  await act(async () => updateSession({ loggedIn: true, isElite: false }));
  await waitFor(() => expect(reads).toBe(1));
  await user.click(orderButton());
  expect(sent).toEqual([]);
  await readFigures();
  expect(orderButton()).not.toHaveAttribute('aria-busy');
});

describe('a checkout shown again by the back button', () => {
  const show = (persisted: boolean) =>
    act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

  test('is read again, and orders nothing until then', async () => {
    const { user, readFigures } = draw();
    await show(true);
    expect(reads).toBe(1);
    await user.click(orderButton());
    expect(sent).toEqual([]);
    await readFigures();
    expect(orderButton()).toHaveAccessibleName('Place order ₹400.00');
  });

  test('is not read twice when it is a new document', async () => {
    draw();
    await show(false);
    expect(reads).toBe(0);
  });
});
