import { expect, test } from '@jest/globals';
import { accountOf, newCustomer } from '@/__tests__/support/new-customer';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { staffCalls } from '@/app/api/calls/staff';
import { staffMessages } from '@/contract/messages/staff';

const shopApi = withShopApi();

async function post(id: number, form: Record<string, string>) {
  const staff = new StorefrontShopper();
  await staff.logIn('staff@example.com');
  const here = `/dashboard/customers/${id}`;
  await staff.send(staffCalls.moveCustomer.POST, {
    form: { key: crypto.randomUUID(), from: here, next: here, ...form },
    params: { id: String(id) },
  });
  return (await staff.session()).flash;
}

test('a customer is blocked by a plain form, and the note names them', async () => {
  const { id, firstName, lastName } = await newCustomer(shopApi().db);
  const message = staffMessages.customerMoved(`${firstName} ${lastName}`, 'blocked');
  expect(await post(id, { to: 'block', reason: 'abuse' })).toMatchObject({
    message,
    isError: false,
  });
  expect((await accountOf(shopApi().db, id)).isActive).toBe(false);
});

test('a block without a reason is refused', async () => {
  const { id } = await newCustomer(shopApi().db);
  expect(await post(id, { to: 'block', reason: '' })).toMatchObject({ isError: true });
  expect((await accountOf(shopApi().db, id)).isActive).toBe(true);
});
