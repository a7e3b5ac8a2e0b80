import { beforeEach, describe, expect, test } from '@jest/globals';
import * as confirmEmail from '@/app/api/confirm-email/route';
import * as send from '@/app/api/confirm-email/send/route';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { confirmToken } from '@/shop-api/domain/confirm-email/confirm-token';
import { systemClock } from '@/shop-api/providers/clock/clock';
import { DoorShopper, withShopApi } from '../../../../support/door-shopper';
import { accountOf, newCustomer, PASSWORD } from '../../../../support/new-customer';
import { testKeys } from '../../../../support/test-deps';

const shopApi = withShopApi();

const NOT_VALID = 'This link is not valid any more. Please ask for a new one.';
let shopper: DoorShopper;
let account: Awaited<ReturnType<typeof newCustomer>>;
let token: string;

beforeEach(async () => {
  shopper = new DoorShopper();
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

describe('a mailed link', () => {
  test('confirms the address by a plain form, and the profile says so', async () => {
    await logIn();
    const answer = await confirm();
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile']);
    expect((await shopper.session()).flash).toMatchObject({
      ...{ message: 'Your email address is confirmed.', isError: false, page: '/profile' },
    });
    expect(await provenAt()).not.toBeNull();
  });

  test.each(['cut-off', `${'9'.repeat(13)}-${'a'.repeat(64)}`])(
    'that does not hold leads back to its page, which says so: %s',
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

describe('asking for a link', () => {
  test('owes a mail and leads back to the profile, which says so', async () => {
    await logIn();
    const answer = await shopper.send(send.POST, { form: { next: '/profile' } });
    expect(answer.headers.get('Location')).toBe('/profile');
    expect((await shopper.session()).flash).toMatchObject({
      ...{ message: 'We have sent you a link.', isError: false },
    });
    const payload = { customerId: account.id, email: account.email };
    const owed = await shopApi().db.select().from(mailQueue);
    expect(owed).toContainEqual(expect.objectContaining({ kind: 'confirm_email', payload }));
  });

  test('is told to have been done too often', async () => {
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
