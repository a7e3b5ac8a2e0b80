import { afterEach, expect, test } from '@jest/globals';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { signIn } from '@/__tests__/support/log-in';
import { accountOf, newCustomer } from '@/__tests__/support/new-customer';
import { mailedToken, use } from '@/__tests__/support/reset-password';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  afterEach(async () => void (await deliverMails(app)));

  test('a reset by mail proves the email address and removes an unproven number', async () => {
    const account = await newCustomer(app.db, {
      phone: '+919811111111',
      claimedBy: 'a'.repeat(64),
    });
    await use(app, await mailedToken(app, account.email));
    expect(await accountOf(app.db, account.id)).toMatchObject({
      emailProvenAt: app.clock.now(),
      phone: null,
      claimedBy: null,
    });
  });

  test('a reset by mail keeps a number that is proven like the email address', async () => {
    const proven = { emailProvenAt: new Date(), phoneProvenAt: new Date() };
    const account = await newCustomer(app.db, { phone: '+919822222222', ...proven });
    await use(app, await mailedToken(app, account.email));
    expect(await accountOf(app.db, account.id)).toMatchObject({ phone: '+919822222222' });
  });

  test('a reset by mail takes an unproven email from an account with another number', async () => {
    const other = await newCustomer(app.db, {
      phone: '+919833333333',
      phoneProvenAt: new Date(),
    });
    const who = await app.customer(other.id);
    const token = await mailedToken(app, other.email);
    await use(app, token, 'Fresh@Tulsi9', {}, { other_number: true });
    expect(await accountOf(app.db, other.id)).toMatchObject({
      email: null,
      passwordHash: null,
      phone: '+919833333333',
    });
    expect((await app.call('GET /user/elite_check/', { who })).status).toBe(200);
    const { body } = await signIn(app, other.email, 'Fresh@Tulsi9');
    expect(body.data).toMatchObject({ email: other.email, phone_no: '', first_name: '' });
    expect(body.data.id).not.toBe(other.id);
  });

  test('a reset by mail keeps number and email together for a logged-in owner', async () => {
    const account = await newCustomer(app.db, {
      phone: '+919844444444',
      phoneProvenAt: new Date(),
    });
    const who = await app.customer(account.id);
    await use(app, await mailedToken(app, account.email), 'Fresh@Tulsi9', who);
    expect(await accountOf(app.db, account.id)).toMatchObject({
      email: account.email,
      emailProvenAt: app.clock.now(),
      phone: '+919844444444',
    });
  });
});
