import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { DeliveryBox } from '@/components/shared/delivery-box.client';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import type { PinFound } from '@/lib/api/pin';
import { NOBODY } from '@/lib/api/shopper';
import { keepPin, keptPin } from '@/lib/browser/kept-pin';
import { readSession } from '@/lib/browser/shopper';
import { refuse } from '../../support/account-door';
import { openFakeDoor } from '../../support/fake-door';
import { fakeRouter } from '../../support/in-app-router';
import { MUMBAI_PIN } from '../../support/sample-pin';

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
  openFakeDoor(({ pathname }) => {
    if (pathname === '/api/session') return Response.json({ ...NOBODY, isElite });
    asked.push(pathname);
    if (isDead) return refuse({ status: 400, code: 'internal', message: 'Out of order' });
    if (pathname.endsWith('/400001')) return Response.json(MUMBAI_PIN);
    if (pathname.endsWith('/194101')) return Response.json(LEH_PIN);
    return refuse({ status: 404, code: 'not_found', message: 'Not found' });
  });
});

function draw() {
  const { wrapper } = fakeRouter();
  const shown = render(
    <DeliveryBox from="/cart">
      <DeliveryFacts />
    </DeliveryBox>,
    { wrapper },
  );
  return { user: userEvent.setup(), ...shown };
}

const field = () => screen.getByRole('textbox', { name: 'Deliver to PIN code' });
const status = () => screen.getByRole('status');
const facts = () => screen.getByRole('list');

describe('the delivery box', () => {
  test('says what holds for everyone, and which cities get it the same day', () => {
    draw();
    expect(facts()).toHaveTextContent('4–7 days across India, 2 in Ahmedabad');
    expect(facts()).toHaveTextContent('₹100.00 delivery, free with Elite and in Ahmedabad');
    expect(facts()).toHaveTextContent(
      'Same or next day with Elite in Ahmedabad, Mumbai, Bengaluru, Kolkata, Gandhinagar, Bhavnagar. Orders until 2 pm leave the same day.',
    );
    expect(status()).toHaveTextContent('Six digits tell the day and the charge.');
  });

  test('answers six digits with place, day, charge and payment, and remembers them', async () => {
    const { user } = draw();
    await user.type(field(), '400 001');
    await waitFor(() => expect(status()).toHaveTextContent('Mumbai, Maharashtra'));
    await screen.findByText('Usually by Fri, 27 Nov');
    expect(facts()).toHaveTextContent('Usually by Fri, 27 Nov, in 5–6 working days');
    expect(facts()).toHaveTextContent('₹100.00 delivery, with Elite free and by Tue, 24 Nov');
    expect(facts()).toHaveTextContent('Cash on delivery or pay online');
    expect([asked, keptPin()]).toEqual([['/api/places/pin/400001'], '400001']);
  });

  test('names the district where there is no city, and no day of Elite where it has none', async () => {
    const { user } = draw();
    await user.type(field(), '194101');
    await waitFor(() => expect(status()).toHaveTextContent('Leh Ladakh, Ladakh'));
    await screen.findByText('Usually by Mon, 30 Nov');
    expect(facts()).toHaveTextContent('Usually by Mon, 30 Nov, in 7–9 working days');
    expect(facts()).toHaveTextContent('₹100.00 delivery, free with Elite');
  });

  test('knows the PIN code that this device asked for last', async () => {
    keepPin('400001');
    draw();
    await waitFor(() => expect(facts()).toHaveTextContent('Usually by Fri, 27 Nov'));
    expect(field()).toHaveValue('400001');
  });

  test('refuses what is no PIN code, and keeps the focus there', async () => {
    const { user } = draw();
    await user.type(field(), '4000');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(status()).toHaveTextContent('PIN code must be 6 digits');
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(asked).toEqual([]);
  });

  test('says that it does not know a PIN code, and goes back to what holds for everyone', async () => {
    const { user } = draw();
    await user.type(field(), '400001');
    await waitFor(() => expect(status()).toHaveTextContent('Mumbai'));
    await user.clear(field());
    await user.type(field(), '999999');
    await waitFor(() =>
      expect(status()).toHaveTextContent('We do not know this PIN code. Please check it.'),
    );
    expect(facts()).toHaveTextContent('4–7 days across India');
    expect(keptPin()).toBe('400001');
  });

  test('says when nobody answers, loses nothing that was typed, and asks again on demand', async () => {
    isDead = true;
    const { user } = draw();
    await user.type(field(), '400001');
    const words = 'We cannot check PIN codes right now. Please try again.';
    await waitFor(() => expect(status()).toHaveTextContent(words));
    expect(field()).toHaveValue('400001');
    isDead = false;
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(status()).toHaveTextContent('Mumbai, Maharashtra'));
  });

  test('shows what the server found, and is a plain form to a page of its own', () => {
    const { wrapper: Wrapper } = fakeRouter();
    const html = renderToString(
      <Wrapper>
        <DeliveryBox from="/cart" first={{ pin: '400001', answer: MUMBAI_PIN }}>
          <DeliveryFacts found={MUMBAI_PIN} />
        </DeliveryBox>
      </Wrapper>,
    );
    expect(html).toContain('action="/delivery" method="get"');
    expect(html).toContain('name="from" value="/cart"');
    expect(html).toContain('Fri, 27 Nov');
  });
});

test('a member reads his own day and charge', async () => {
  isElite = true;
  const { user } = draw();
  await act(readSession);
  await user.type(field(), '400001');
  await waitFor(() => expect(facts()).toHaveTextContent('By Tue, 24 Nov with Elite'));
  expect(facts()).toHaveTextContent('Free delivery with Elite');
});
