import { beforeEach, describe, expect, test } from '@jest/globals';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { profileApiMessages, profileMessages } from '@/contract/messages/profile';

const { logout: logOut } = shoppingCalls;
const { closeAccount: deactivate, profile } = accountCalls;

const shopApi = withShopApi();

let shopper: StorefrontShopper;
let email: string;
const phone = '+919820011223';

beforeEach(async () => {
  shopper = new StorefrontShopper();
  const made = await newCustomer(shopApi().db, { phone });
  email = made.email;
  await shopper.logIn(email, PASSWORD);
});

const details = (changes = {}) => ({
  first_name: 'Meena',
  last_name: 'Rao',
  company: '',
  email,
  mobile_no: phone,
  ...changes,
});

describe('the details of a customer', () => {
  test('are changed; the header and the profile display the change', async () => {
    const answer = await shopper.send(profile.POST, { json: details() });
    expect(await answer.json()).toEqual({ message: profileApiMessages.updated });
    expect((await shopper.summary()).firstName).toBe('Meena');
    expect((await shopper.session()).flash).toMatchObject({ page: '/profile', isError: false });
  });

  test('sent as a plain form redirect to the profile', async () => {
    const answer = await shopper.send(profile.POST, { form: details() });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile']);
  });

  test('that are refused redirect to the form, which asks for the code of a new number', async () => {
    const form = details({ mobile_no: '+919820044556' });
    const answer = await shopper.send(profile.POST, { form });
    expect(answer.headers.get('Location')).toBe('/profile/edit');
    expect((await shopper.session()).flash).toMatchObject({
      isError: true,
      errors: { otp: [profileMessages.newNumberCode] },
      typed: { mobile_no: '+919820044556' },
    });
  });

  test('cannot be changed without a login', async () => {
    await shopper.send(logOut.POST, { json: {} });
    expect((await shopper.send(profile.POST, { json: details() })).status).toBe(401);
  });
});

describe('deactivating an account', () => {
  test('leaves no login, and the home page confirms it', async () => {
    const answer = await shopper.send(deactivate.POST, { json: {} });
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"');
    expect((await shopper.session()).token).toBeUndefined();
    expect((await shopper.session()).flash).toMatchObject({
      message: profileMessages.closed,
      page: '/',
    });
    expect((await shopper.logIn(email, PASSWORD)).status).toBe(422);
  });

  test('is refused from another site', async () => {
    const headers = { Origin: 'https://evil.example' };
    expect((await shopper.send(deactivate.POST, { json: {}, headers })).status).toBe(403);
    expect((await shopper.summary()).loggedIn).toBe(true);
  });
});
