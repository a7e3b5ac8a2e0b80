import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { VoucherBox } from '@/components/cart/voucher-box.client';
import { voucherMessages } from '@/contract/messages/vouchers';
import type { Offer } from '@/contract/vouchers/offers';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { loginPopup } from '@/lib/browser/login-popup';

const user = userEvent.setup();

const OFFER: Offer = {
  ...{ code: 'FESTIVE', title: 'A gift for the festival', percent: 10, amount: null },
  ...{ max_discount: null, minimum: 0, category_ids: [], discount: 99, problem: null },
};

interface Drawn {
  offers: Partial<Offer>[];
  isLoggedIn?: boolean;
  applied?: string;
  refusal?: string;
  kept?: string;
}

/** The voucher box of a cart with goods for ₹990. */
function draw({ offers, isLoggedIn = true, applied = '', refusal, kept }: Drawn) {
  const asked: string[] = [];
  const setVoucher = async (code: string, onRefused: (reason: string) => void) => {
    asked.push(code);
    if (refusal) onRefused(refusal);
    return !refusal;
  };
  const box = { isLoggedIn, voucher: { code: applied }, goods: 990, saved: 99, kept, setVoucher };
  const all = offers.map((one) => ({ ...OFFER, ...one }));
  render(<VoucherBox {...box} offers={all} />, { wrapper: fakeRouter().wrapper });
  return { asked };
}

const offer = (code: string) =>
  within(screen.getByText(code).closest('li') ?? document.createElement('li'));

test('one tap applies an offer, and says before what it saves', async () => {
  const { asked } = draw({ offers: [{}] });
  expect(offer('FESTIVE').getByText('A gift for the festival')).toBeVisible();
  expect(offer('FESTIVE').getByText('You save ₹99.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Apply.*FESTIVE/ }));
  expect(asked).toEqual(['FESTIVE']);
});

test('without scripts the tap is a plain form with the code', () => {
  draw({ offers: [{}] });
  const form = screen.getByRole<HTMLButtonElement>('button', { name: /Apply.*FESTIVE/ }).form;
  expect(form).toHaveAttribute('action', shoppingApi.voucher());
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ code: 'FESTIVE' });
});

test('an offer that is refused meanwhile says why at the field', async () => {
  draw({ offers: [{}], refusal: voucherMessages.notValid });
  await user.click(screen.getByRole('button', { name: /Apply.*FESTIVE/ }));
  expect(screen.getByRole('textbox', { name: 'Voucher code' })).toHaveAccessibleDescription(
    voucherMessages.notValid,
  );
});

test.each([
  [{ problem: 'voucher_minimum_not_reached', minimum: 1200 }, 'Add ₹210.00 more to use it'],
  [{ problem: 'voucher_for_other_goods' }, voucherMessages.otherGoods],
  [{ problem: 'voucher_used_already' }, voucherMessages.usedBefore],
] as const)('an offer that does not fit says why: %j', (given, why) => {
  draw({ offers: [{ ...given, discount: null }] });
  expect(offer('FESTIVE').getByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: /FESTIVE/ })).toBeNull();
});

test('an offer without a title says what it is worth', () => {
  draw({
    offers: [
      { code: 'TEN', title: '', max_discount: 200, minimum: 500 },
      { code: 'FIFTY', title: '', percent: null, amount: 50 },
    ],
  });
  const [ten, fifty] = screen.getAllByRole('listitem');
  expect(ten).toHaveTextContent('10% off, at most ₹200For carts from ₹500');
  expect(fifty).toHaveTextContent('₹50.00 off');
});

test('the offer on the cart is marked, and another may take its place', async () => {
  const { asked } = draw({ offers: [{}, { code: 'TENTH' }], applied: 'FESTIVE' });
  expect(offer('FESTIVE').getByText('In use')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Apply.*TENTH/ }));
  expect(asked).toEqual(['TENTH']);
});

test('a visitor is led to the login, back to the cart', async () => {
  draw({ offers: [{}], isLoggedIn: false });
  expect(screen.queryByRole('button', { name: /FESTIVE/ })).toBeNull();
  const link = screen.getByRole('link', { name: 'Log in to use an offer' });
  expect(link).toHaveAttribute('href', '/login?next=%2Fcart');
  await user.click(link);
  expect(loginPopup.get()).toMatchObject({ isOpen: true, next: '/cart' });
});

test('two offers are in sight, the others behind a tap', () => {
  draw({ offers: ['A1A', 'B2B', 'C3C'].map((code) => ({ code })) });
  expect(screen.getByText('B2B')).toBeVisible();
  expect(screen.getByText('C3C').closest('details')).toHaveTextContent('More offers');
});

test('without offers nothing is there', () => {
  draw({ offers: [] });
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
});

test('the voucher of a link is offered for one tap, and never used by itself', async () => {
  const { asked } = draw({ offers: [], kept: 'WELCOME10' });
  expect(offer('WELCOME10').getByText('From the link that you opened')).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Apply.*WELCOME10/ }));
  expect(asked).toEqual(['WELCOME10']);
});

test.each([
  ['is offered already', { offers: [{}], kept: 'FESTIVE' }],
  ['is in use', { offers: [{}], kept: 'WELCOME10', applied: 'WELCOME10' }],
])('the voucher of a link that %s is not offered beside', (_name, drawn) => {
  draw(drawn);
  expect(screen.queryByText('From the link that you opened')).toBeNull();
});
