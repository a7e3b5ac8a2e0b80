import { expect, test } from '@jest/globals';
import { GiftCards } from '@/__tests__/support/gift-card';
import { newCustomer } from '@/__tests__/support/new-customer';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { giftCards } from '@/shop-api/db/schema/gift-cards';

const HOUR_MS = 3_600_000;
const TRIES = size({ quick: 8, heavy: 1000 });

onEachApp(
  (app) => {
    const gifts = new GiftCards(app);
    const askedFor = async () => (await app.db.select().from(giftCards)).length;

    let sent = 0;
    const ask = (who: Record<string, string> = {}) => {
      sent += 1;
      return gifts.ask({ receiver_email: `r${sent}@example.com` }, who);
    };

    test(`opens five payments an hour for one shopper who asks ${TRIES} times`, async () => {
      const who = await app.visitor();
      const before = await askedFor();
      const statuses = [];
      for (let n = 0; n < TRIES; n++) statuses.push((await ask(who)).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
      expect(await askedFor()).toBe(before + 5);
      app.clock.advance(HOUR_MS);
      expect((await ask(who)).status).toBe(200);
    });

    test('serves other shoppers of the same network address, up to a hundred', async () => {
      app.clock.advance(HOUR_MS);
      const customer = await app.customer((await newCustomer(app.db)).id);
      for (let n = 0; n < 5; n++) expect((await ask(customer)).status).toBe(200);
      expect((await ask(customer)).status).toBe(429);
      const other = await app.customer((await newCustomer(app.db)).id);
      expect((await ask(other)).status).toBe(200);
    });

    test('sends at most five an hour to one receiver, for all senders together', async () => {
      app.clock.advance(HOUR_MS);
      const to = { receiver_email: 'ravi@example.com' };
      const statuses = [];
      for (let n = 0; n < 6; n++) {
        const who = await app.customer((await newCustomer(app.db)).id);
        statuses.push((await gifts.ask(to, who)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  },
  { giftCardsPerHour: 5 },
);

onEachApp((app) => {
  const gifts = new GiftCards(app);

  test('raises the alarm once, at the 21st request of all callers in an hour', async () => {
    for (let n = 0; n < 22; n++) {
      expect((await gifts.ask({ receiver_email: `r${n}@example.com` })).status).toBe(200);
    }
    expect(app.alarms.filter((alarm) => alarm.includes('gift vouchers'))).toHaveLength(1);
  });
});
