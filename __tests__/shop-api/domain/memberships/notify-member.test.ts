import { beforeEach, expect, test } from '@jest/globals';
import { buyMembership, shopItself } from '@/__tests__/support/buy-membership';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { newNumber } from '@/__tests__/support/phone';
import { onEachApp } from '@/__tests__/support/test-app';
import { endOfMembership } from '@/shop-api/domain/memberships/membership-period';
import { notifyEndedMembers } from '@/shop-api/domain/memberships/notify-ended-members';

onEachApp((app) => {
  let who = {};
  let phone = '';

  async function logIn(proof: { phoneProvenAt?: Date }) {
    phone = newNumber();
    who = await app.customer((await newCustomer(app.db, { phone, ...proof })).id);
  }
  const texts = async () =>
    (await deliverMails(app))
      .filter(({ kind, to }) => kind === 'sms' && to === phone)
      .map(({ text }) => text);
  const endTerm = async () => {
    const end = endOfMembership('monthly', app.clock.now());
    app.clock.advance(end.getTime() - app.clock.now().getTime());
    await notifyEndedMembers({ ctx: shopItself(app) });
  };

  beforeEach(() => logIn({ phoneProvenAt: app.clock.now() }));

  test('a text message tells a member that the membership has begun, and until when', async () => {
    await buyMembership(app, who);
    expect(await texts()).toEqual([
      expect.stringMatching(
        /^Welcome to Vanya Elite\. Your delivery is free from \d+ \w+ \d{4} until \d+ \w+ \d{4}\. See it: https:\/\/vanya\.example\/profile#subscription$/,
      ),
    ]);
  });

  test('a text message tells a member that the membership has ended, once', async () => {
    await buyMembership(app, who);
    await deliverMails(app);
    await endTerm();
    await notifyEndedMembers({ ctx: shopItself(app) });
    expect(await texts()).toEqual([
      expect.stringMatching(
        /^Your Vanya Elite membership has ended on \d+ \w+ \d{4}\. Delivery is charged again\. See it: https:\/\/vanya\.example\/subscription-plans$/,
      ),
    ]);
  });

  test('a cancelled membership has the text message about its refund alone', async () => {
    const id = await buyMembership(app, who);
    await deliverMails(app);
    await app.call('POST /user/elite/cancel/', { who, body: { id } });
    expect(await texts()).toEqual([expect.stringMatching(/^Vanya pays back Rs 99\.00 for /)]);
  });

  test('a number that is not proven has no text message', async () => {
    await logIn({});
    await buyMembership(app, who);
    await endTerm();
    expect(await texts()).toEqual([]);
  });
});
