import { beforeEach, describe, expect, test } from '@jest/globals';
import { accountOf, newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { testKeys } from '@/__tests__/support/test-deps';
import { accountCalls } from '@/app/api/calls/account';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { confirmToken } from '@/shop-api/domain/accounts/email/confirm-link';
import { systemClock } from '@/shop-api/providers/clock';

const { confirmEmail, sendConfirmEmail: send } = accountCalls;

const shopApi = withShopApi();

const NOT_VALID = accountMessages.badConfirmLink;
let shopper: StorefrontShopper;
let account: Awaited<ReturnType<typeof newCustomer>>;
let token: string;

beforeEach(async () => {
  shopper = new StorefrontShopper();
  account = await newCustomer(shopApi().db);
  const claim = { customerId: account.id, email: account.email };
  token = confirmToken({ clock: systemClock, keys: testKeys }, claim);
});

const logIn = () => shopper.logIn(account.email, PASSWORD);
const confirm = (fields: Record<string, string> = { token }) => {
  const from = `/confirm-email/${fields.token}`;
  return shopper.send(confirmEmail.POST, { form: { ...fields, next: '/profile', from } });
};
const provenAt = async () => (await accountOf(shopApi().db, account.id)).emailProvenAt;

describe('a confirmation link', () => {
  test('confirms the email by a plain form, and the profile displays it', async () => {
    await logIn();
    const answer = await confirm();
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile']);
    expect((await shopper.session()).flash).toMatchObject({
      ...{ message: accountApiMessages.emailConfirmed, isError: false, page: '/profile' },
    });
    expect(await provenAt()).not.toBeNull();
  });

  test.each(['cut-off', `${'9'.repeat(13)}-${'a'.repeat(64)}`])(
    'that is invalid redirects to its page, which displays an error: %s',
    async (bad) => {
      await logIn();
      const answer = await confirm({ token: bad });
      expect(answer.headers.get('Location')).toBe(`/confirm-email/${bad}`);
      const { flash } = await shopper.session();
      expect(flash).toMatchObject({ isError: true, errors: { token: [NOT_VALID] } });
      expect(flash?.typed).toBeUndefined();
      expect(await provenAt()).toBeNull();
    },
  );

  test('confirms nothing without a login', async () => {
    const answer = await shopper.send(confirmEmail.POST, { json: { token } });
    expect(answer.status).toBe(401);
    expect(await provenAt()).toBeNull();
  });
});

describe('requesting a link', () => {
  test('queues an email and redirects to the profile, which confirms it', async () => {
    await logIn();
    const answer = await shopper.send(send.POST, { form: { next: '/profile' } });
    expect(answer.headers.get('Location')).toBe('/profile');
    expect((await shopper.session()).flash).toMatchObject({
      ...{ message: accountApiMessages.confirmLinkSent, isError: false },
    });
    const payload = { customerId: account.id, email: account.email };
    const owed = await shopApi().db.select().from(mailQueue);
    expect(owed).toContainEqual(expect.objectContaining({ kind: 'confirm_email', payload }));
  });

  test('is refused when done too often', async () => {
    await logIn();
    for (let count = 0; count < 4; count++) {
      await shopper.send(send.POST, { form: { next: '/profile' } });
    }
    expect((await shopper.session()).flash).toMatchObject({
      message: expect.stringMatching(/^Too many attempts/),
      isError: true,
    });
  });
});
