import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { refuse } from '@/__tests__/support/fake-account-api';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { MUMBAI_PIN } from '@/__tests__/support/sample-pin';
import { DeliveryBox } from '@/components/shared/delivery-box.client';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import { pinMessages } from '@/contract/messages/addresses';
import { FREE_WITH } from '@/contract/messages/delivery';
import { filledText } from '@/contract/messages/text-with-values';
import { fetchSession } from '@/lib/browser/session-store';
import { storedPin, storePin } from '@/lib/browser/stored-pin';
import type { PinFound } from '@/lib/view/pin';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const LEH_PIN: PinFound = {
  arrives: 'Mon, 30 Nov',
  arrivesForElite: null,
  place: {
    ...MUMBAI_PIN.place,
    pin: '194101',
    state: { id: 4852, name: 'Ladakh' },
    district: 'Leh Ladakh',
    city: null,
    fewest_working_days: 7,
    most_working_days: 9,
    is_rapid_for_elite: false,
    elite_latest: null,
  },
};

let asked: string[];
let isElite: boolean;
let isDead: boolean;

beforeEach(() => {
  localStorage.clear();
  [asked, isElite, isDead] = [[], false, false];
  openFakeApi(({ pathname }) => {
    if (pathname === '/api/session') return Response.json({ ...ANONYMOUS_SHOPPER, isElite });
    asked.push(pathname);
    if (isDead) return refuse({ status: 400, code: 'internal', message: 'Out of order' });
    if (pathname.endsWith('/400001')) return Response.json(MUMBAI_PIN);
    if (pathname.endsWith('/194101')) return Response.json(LEH_PIN);
    return refuse({ status: 404, code: 'not_found', message: 'Not found' });
  });
});

function draw() {
  const { wrapper } = fakeRouter();
  const displayed = render(
    <DeliveryBox from="/cart">
      <DeliveryFacts />
    </DeliveryBox>,
    { wrapper },
  );
  return { user: userEvent.setup(), ...displayed };
}

const field = () => screen.getByRole('textbox', { name: 'Deliver to PIN code' });
const status = () => screen.getByRole('status');
const facts = () => screen.getByRole('list');

describe('the delivery box', () => {
  test('shows the general delivery terms and the cities with same-day delivery', () => {
    draw();
    expect(facts()).toHaveTextContent('5–6 working days across India, 2 in Ahmedabad');
    expect(facts()).toHaveTextContent(
      `₹100.00 delivery${filledText(FREE_WITH.city, { membership: 'Elite', city: 'Ahmedabad' })}`,
    );
    expect(facts()).toHaveTextContent(
      'Same or next day with Elite in Ahmedabad, Mumbai, Bengaluru, Kolkata, Gandhinagar, Bhavnagar. Orders until 2:00 pm leave the same day.',
    );
    expect(status()).toHaveTextContent('See the delivery day and charge.');
  });

  test('for a PIN code shows place, date, charge and payment options, and remembers it', async () => {
    const { user } = draw();
    await user.type(field(), '400 001');
    await waitFor(() => expect(status()).toHaveTextContent('Mumbai, Maharashtra'));
    await screen.findByText('Usually by Fri, 27 Nov');
    expect(facts()).toHaveTextContent('Usually by Fri, 27 Nov, in 5–6 working days');
    expect(facts()).toHaveTextContent('₹100.00 delivery, with Elite free and by Tue, 24 Nov');
    expect(facts()).toHaveTextContent('Cash on delivery or pay online');
    expect([asked, storedPin()]).toEqual([['/api/places/pin/400001'], '400001']);
  });

  test('shows the district when there is no city, and no Elite date when there is none', async () => {
    const { user } = draw();
    await user.type(field(), '194101');
    await waitFor(() => expect(status()).toHaveTextContent('Leh Ladakh, Ladakh'));
    await screen.findByText('Usually by Mon, 30 Nov');
    expect(facts()).toHaveTextContent('Usually by Mon, 30 Nov, in 7–9 working days');
    expect(facts()).toHaveTextContent('₹100.00 delivery, free with Elite');
  });

  test('restores the last PIN code checked on this device', async () => {
    storePin('400001');
    draw();
    await waitFor(() => expect(facts()).toHaveTextContent('Usually by Fri, 27 Nov'));
    expect(field()).toHaveValue('400001');
  });

  test('refuses an invalid PIN code and keeps the focus in the field', async () => {
    const { user } = draw();
    await user.type(field(), '4000');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(status()).toHaveTextContent(pinMessages.malformed);
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(asked).toEqual([]);
  });

  test('displays that a PIN code is unknown and shows the general terms again', async () => {
    const { user } = draw();
    await user.type(field(), '400001');
    await waitFor(() => expect(status()).toHaveTextContent('Mumbai'));
    await user.clear(field());
    await user.type(field(), '999999');
    await waitFor(() => expect(status()).toHaveTextContent(pinMessages.unknown));
    expect(facts()).toHaveTextContent('5–6 working days across India');
    expect(storedPin()).toBe('400001');
  });

  test('displays an error without an answer, keeps the input and can retry', async () => {
    isDead = true;
    const { user } = draw();
    await user.type(field(), '400001');
    const words = pinMessages.failed;
    await waitFor(() => expect(status()).toHaveTextContent(words));
    expect(field()).toHaveValue('400001');
    isDead = false;
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(status()).toHaveTextContent('Mumbai, Maharashtra'));
  });

  test('shows the server’s result and is a plain form to a separate page', () => {
    const { wrapper: Wrapper } = fakeRouter();
    const html = renderToString(
      <Wrapper>
        <DeliveryBox from="/cart" first={{ pin: '400001', answer: MUMBAI_PIN }}>
          <DeliveryFacts found={MUMBAI_PIN} />
        </DeliveryBox>
      </Wrapper>,
    );
    expect(html).toContain('action="/delivery"');
    expect(html).toContain('name="from" value="/cart"');
    expect(html).toContain('Fri, 27 Nov');
  });
});

test('shows a member the member’s date and charge', async () => {
  isElite = true;
  const { user } = draw();
  await act(fetchSession);
  await user.type(field(), '400001');
  await waitFor(() => expect(facts()).toHaveTextContent('By Tue, 24 Nov with Elite'));
  expect(facts()).toHaveTextContent('Free delivery with Elite');
});
