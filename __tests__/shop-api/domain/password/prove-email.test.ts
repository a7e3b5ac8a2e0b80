import { afterEach, expect, it } from '@jest/globals';
import { deliverMails } from '../../../support/deliver-mails';
import { signIn } from '../../../support/log-in';
import { accountOf, newCustomer } from '../../../support/new-customer';
import { mailedToken, use } from '../../../support/reset-password';
import { onEachApp } from '../../../support/test-app';

onEachApp((app) => {
  afterEach(async () => void (await deliverMails(app)));

  it('proves the address and drops a number that nobody proved', async () => {
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

  it('keeps a number that was proven as well as the address', async () => {
    const proven = { emailProvenAt: new Date(), phoneProvenAt: new Date() };
    const account = await newCustomer(app.db, { phone: '+919822222222', ...proven });
    await use(app, await mailedToken(app, account.email));
    expect(await accountOf(app.db, account.id)).toMatchObject({ phone: '+919822222222' });
  });

  it('takes an unconfirmed address out of an account whose number somebody proved', async () => {
    const other = await newCustomer(app.db, {
      phone: '+919833333333',
      phoneProvenAt: new Date(),
    });
    const who = await app.customer(other.id);
    await use(app, await mailedToken(app, other.email));
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

  it('keeps number and address together for an owner who is logged in', async () => {
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
