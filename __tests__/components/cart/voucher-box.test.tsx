import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { VoucherBox } from '@/components/cart/voucher-box.client';
import { cartMessages } from '@/contract/messages/cart';
import { voucherMessages } from '@/contract/messages/vouchers';
import type { Voucher } from '@/lib/view/cart';

/** The voucher box with a shop that accepts the code TENOFF. */
function draw(voucher: Voucher, isLoggedIn = true) {
  const asked: string[] = [];
  const setVoucher = async (code: string, onRefused: (reason: string) => void) => {
    asked.push(code);
    const isAccepted = code === '' || code === 'TENOFF';
    if (!isAccepted) onRefused(voucherMessages.notValid);
    return isAccepted;
  };
  const { wrapper } = fakeRouter();
  const box = { isLoggedIn, voucher, offers: [], goods: 279, saved: 27.9, setVoucher };
  render(<VoucherBox {...box} />, { wrapper });
  return { asked, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Voucher code' });
const button = (name: RegExp) => screen.getByRole('button', { name });

test('a code is applied by button and by Enter', async () => {
  const { asked, user } = draw({ code: '' });
  await user.type(field(), ' TENOFF {Enter}');
  expect(asked).toEqual(['TENOFF']);
});

test('an applied code is read-only until it is edited', async () => {
  const { asked, user } = draw({ code: 'OLD' });
  expect(field()).toHaveAttribute('readonly');
  expect(field()).toHaveValue('OLD');
  await user.click(button(/^Edit/));
  await user.clear(field());
  await user.type(field(), 'NOSUCH');
  await user.click(button(/^Apply/));
  expect(asked).toEqual(['NOSUCH']);
  expect(field()).toHaveValue('NOSUCH');
  expect(field()).not.toHaveAttribute('readonly');
});

test('a code that is entered once more is locked again', async () => {
  const { asked, user } = draw({ code: 'TENOFF' });
  await user.click(button(/^Edit/));
  await user.type(field(), '{Enter}');
  expect(asked).toEqual(['TENOFF']);
  expect(field()).toHaveAttribute('readonly');
});

test('an applied code says what it saves', () => {
  draw({ code: 'TENOFF' });
  expect(screen.getByRole('status')).toHaveTextContent('Applied. You save ₹27.90');
});

test('a refused code has its reason at the field until the code changes', async () => {
  const { user } = draw({ code: '' });
  await user.type(field(), 'NOSUCH{Enter}');
  expect(field()).toHaveAccessibleDescription(voucherMessages.notValid);
  expect(field()).toBeInvalid();
  await user.clear(field());
  await user.type(field(), 'TENOFF');
  expect(screen.queryByText(voucherMessages.notValid)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(field()).toBeValid();
});

test('screen readers announce the reason, because the focus stays where it is', async () => {
  const { user } = draw({ code: '' });
  await user.type(field(), 'NOSUCH{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(voucherMessages.notValid);
});

test('an applied code can be cleared', async () => {
  const { asked, user } = draw({ code: 'TENOFF' });
  await user.click(button(/^Clear/));
  expect(asked).toEqual(['']);
});

test('a code that is no longer valid is removed and its reason displayed', () => {
  draw({ code: '', problem: voucherMessages.usedUp });
  expect(screen.getByRole('status')).toHaveTextContent(voucherMessages.usedUp);
  expect(field()).toHaveValue('');
});

test('only customers can apply a code', () => {
  draw({ code: '' }, false);
  expect(field()).toBeDisabled();
  expect(field()).toHaveAccessibleDescription(cartMessages.loginForVoucher);
});

test.each([
  ['an applied code', '', 'TENOFF', 'TENOFF{Enter}'],
  ['a cleared code', 'TENOFF', '', undefined],
])(
  'the focus goes to the field of %s, not to the top of the page',
  async (_w, before, after, keys) => {
    const { wrapper } = fakeRouter();
    const rest = { isLoggedIn: true, offers: [], goods: 279, saved: 27.9 };
    const view = (code: string) => (
      <VoucherBox {...rest} voucher={{ code }} setVoucher={async () => true} />
    );
    const { rerender } = render(view(before), { wrapper });
    const user = userEvent.setup();
    if (keys) await user.type(field(), keys);
    else await user.click(button(/^Clear/));
    rerender(view(after));
    expect(field()).toHaveFocus();
  },
);
