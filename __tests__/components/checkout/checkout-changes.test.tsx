import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleAddressOption } from '@/__tests__/support/sample-address-option';
import { CheckoutView } from '@/components/checkout/checkout-view.client';
import { orderMessages } from '@/contract/messages/orders';

const HOME = sampleAddressOption(1, 'Ahmedabad', 0);
const MUMBAI = sampleAddressOption(2, 'Mumbai', 0);
const PUNE = sampleAddressOption(3, 'Pune', 100);
const NEPAL = { ...sampleAddressOption(4, 'Kathmandu', 100), isAbroad: true, arrives: null };

let sent: { method: string; path: string; body: Record<string, unknown> }[];
beforeEach(() => {
  sent = [];
});

/** The checkout of ₹300.00; `again` is what the server draws next. */
function draw(changes: Partial<Parameters<typeof CheckoutView>[0]> = {}) {
  const { wrapper } = fakeRouter();
  openFakeApi(async ({ pathname: path }, request) => {
    const body = request.method === 'POST' ? await request.json() : {};
    if (path !== '/api/session') sent.push({ method: request.method, path, body });
    if (path !== '/api/checkout') return Response.json(new FakeCart().cart());
    return Response.json({ message: 'Thank you!', next: '/profile#orders', isToBePaid: false });
  });
  const first = new FakeCart({ 5: 3 }).cart();
  const shopper = { first, addresses: [HOME, MUMBAI, PUNE], isMember: false, giftBalance: 0 };
  const page = { ...shopper, displayedFigures: '{"total":300}', orderKey: 'the key', ...changes };
  const { rerender } = render(<CheckoutView {...page} />, { wrapper });
  const again = (later: Partial<typeof page>) => rerender(<CheckoutView {...page} {...later} />);
  return { again, user: userEvent.setup() };
}

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const order = () =>
  within(screen.getByRole('complementary', { name: 'Your order' })).getByRole('button', {
    name: /^Place order/,
  });

describe('a membership that ends while the checkout is open', () => {
  test('is said at the delivery, and the next press sends the standard one', async () => {
    const { again, user } = draw({ isMember: true });
    expect(radio(/Same or next day/)).toBeChecked();
    again({ isMember: false });
    expect(screen.getByText(orderMessages.eliteEnded)).toBeVisible();
    expect(radio(/Standard/)).toBeChecked();
    await user.click(radio(/Cash on Delivery/));
    await user.click(order());
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ delivery: 'Standard delivery' }));
  });
});

describe('an address abroad', () => {
  test('says so on its card and cannot be chosen', () => {
    draw({ addresses: [{ ...NEPAL, isDefault: true }, MUMBAI] });
    expect(radio(/Kathmandu/)).toBeDisabled();
    expect(radio(/Kathmandu/)).toHaveAccessibleName(/We deliver within India only/);
    expect(radio(/Kathmandu/)).not.toBeChecked();
  });

  test('that is the only one asks for an address in India', () => {
    draw({ addresses: [NEPAL] });
    expect(screen.getByText(orderMessages.onlyAbroad)).toBeVisible();
  });
});

test('an address that was just added or edited is chosen and visible', () => {
  draw({ chosenAddress: 3 });
  expect(radio(/Pune 3/)).toBeChecked();
  expect(radio(/Pune 3/).closest('details')).toHaveAttribute('open');
});

describe('the delivery', () => {
  test('begins with the fastest free delivery of members, where it is offered', async () => {
    const { user } = draw({ isMember: true });
    expect(radio(/Same or next day/)).toBeChecked();
    await user.click(radio(/Pune 3/));
    expect(radio(/Same or next day/)).toBeDisabled();
    expect(radio(/Standard/)).toBeChecked();
    await user.click(radio(/Mumbai 2/));
    expect(radio(/Same or next day/)).toBeChecked();
  });

  test('keeps the standard delivery that a member has chosen', async () => {
    const { user } = draw({ isMember: true });
    await user.click(radio(/Standard/));
    await user.click(radio(/Mumbai 2/));
    expect(radio(/Standard/)).toBeChecked();
  });

  test('offers no rapid delivery to non-members', () => {
    draw();
    expect(screen.queryByRole('radio', { name: /Same or next day/ })).toBeNull();
  });
});
