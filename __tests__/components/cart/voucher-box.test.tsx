import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VoucherBox } from '@/components/cart/voucher-box.client';
import type { Voucher } from '@/lib/api/shopper';
import { fakeRouter } from '../../support/in-app-router';

/** The box over a shop that knows the code TENOFF. */
function draw(voucher: Voucher, isLoggedIn = true) {
  const asked: string[] = [];
  const setVoucher = async (code: string) => {
    asked.push(code);
    return code === '' || code === 'TENOFF';
  };
  const { wrapper } = fakeRouter();
  const box = <VoucherBox isLoggedIn={isLoggedIn} voucher={voucher} setVoucher={setVoucher} />;
  render(box, { wrapper });
  return { asked, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Voucher code' });
const button = (name: RegExp) => screen.getByRole('button', { name });

test('a code is typed and applied, by the keyboard too', async () => {
  const { asked, user } = draw({ code: '' });
  await user.type(field(), ' TENOFF {Enter}');
  expect(asked).toEqual(['TENOFF']);
});

test('a code on the cart is locked, until it is edited', async () => {
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

test('a code on the cart is cleared', async () => {
  const { asked, user } = draw({ code: 'TENOFF' });
  await user.click(button(/^Clear/));
  expect(asked).toEqual(['']);
});

test('a code that no longer holds leaves its reason', () => {
  draw({ code: '', problem: 'This voucher has been used up.' });
  expect(screen.getByRole('status')).toHaveTextContent('This voucher has been used up.');
  expect(field()).toHaveValue('');
});

test('nobody but a customer can use it', () => {
  draw({ code: '' }, false);
  expect(field()).toBeDisabled();
  expect(field()).toHaveAccessibleDescription('Please login to apply a voucher.');
});
