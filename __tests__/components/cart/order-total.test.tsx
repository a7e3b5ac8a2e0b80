import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { GIFT_SPAN } from '@/__tests__/support/sample-gift';
import { MUMBAI_PIN } from '@/__tests__/support/sample-pin';
import { CartView } from '@/components/cart/cart-view.client';
import type { CartDeliveryProps } from '@/components/cart/use-cart-delivery.client';
import type { CartData } from '@/contract/cart/cart';
import { storedPin } from '@/lib/browser/stored-pin';

beforeEach(() => localStorage.clear());

/** A cart of three products for ₹100.00, with ₹14.30 of tax, and ₹4.76 more in a delivery. */
function draw(delivery: CartDeliveryProps, changes: Partial<CartData> = {}) {
  const first = new FakeCart({ 1: 3 }).cart();
  Object.assign(first.cart, {
    gst_amt: 14.3,
    shipping_gst_amt: 4.76,
    product_price: 300,
    ...changes,
  });
  openFakeApi(async ({ pathname }) => {
    if (pathname === '/api/places/pin/400001') return Response.json(MUMBAI_PIN);
    return pathname === '/api/session' ? Response.json(first.session) : Response.json(first);
  });
  const { wrapper } = fakeRouter();
  render(
    <CartView
      first={first}
      packing={[]}
      giftSpan={GIFT_SPAN}
      origin="https://vanya.example"
      empty={null}
      delivery={delivery}
    />,
    { wrapper },
  );
  return { user: userEvent.setup() };
}

const total = () => screen.getByRole('complementary', { name: 'Order total' });
const pin = () => within(total()).queryByRole('textbox', { name: 'Deliver to PIN code' });

test('a PIN code completes the total: its delivery, and the tax inside it', async () => {
  const { user } = draw({});
  expect(total()).toHaveTextContent('Total before delivery₹300.00including GST ₹14.30');
  await user.type(pin() as HTMLElement, '400001');
  await waitFor(() => expect(total()).toHaveTextContent(/Delivery to 400001 by .*₹100.00/));
  expect(total()).toHaveTextContent('Total₹400.00including GST ₹19.06');
  expect(storedPin()).toBe('400001');
});

test('screen readers speak the new total with its name, and no other figure', async () => {
  draw({ known: { to: '', cityId: null, isMember: true } });
  const live = [...total().querySelectorAll('dl, dl *')].filter((part) => part.ariaLive !== null);
  expect(live.map(({ textContent }) => textContent)).toEqual(['Total₹300.00']);
  expect(live[0]?.ariaAtomic).toBe('true');
});

test('a PIN code of this device is known at once', async () => {
  localStorage.setItem('pin', '400001');
  draw({});
  await waitFor(() => expect(total()).toHaveTextContent('Total₹400.00'));
});

test('a PIN code that a page without scripts has sent is in the first total', () => {
  draw({ asked: { pin: '400001', answer: MUMBAI_PIN } });
  expect(pin()).toHaveValue('400001');
  expect(total()).toHaveTextContent('Total₹400.00');
});

test('a default address needs no PIN code', () => {
  draw({ known: { to: 'Mumbai', cityId: 1, isMember: false } });
  expect(pin()).not.toBeInTheDocument();
  expect(total()).toHaveTextContent('Delivery to Mumbai₹100.00');
});

test('a member pays no delivery and no tax on it', () => {
  draw({ known: { to: '', cityId: null, isMember: true } });
  expect(total()).toHaveTextContent('DeliveryFreeTotal₹300.00including GST ₹14.30');
});

test('the total says what the goods save against their MRP', async () => {
  draw({ known: { to: '', cityId: null, isMember: true } }, { product_price: 411 });
  await waitFor(() => expect(total()).toHaveTextContent('You save ₹111.00 on MRP'));
});

test('what MRP and a voucher save is one sum', async () => {
  draw({}, { product_price: 320, discount_amt: 50 });
  await waitFor(() => expect(total()).toHaveTextContent('You save ₹70.00 in all'));
});

test('without a voucher the sum says that it is against MRP', async () => {
  draw({}, { product_price: 320 });
  await waitFor(() => expect(total()).toHaveTextContent('You save ₹20.00 on MRP'));
});
