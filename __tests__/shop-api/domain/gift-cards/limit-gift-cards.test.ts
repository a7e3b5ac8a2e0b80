import { expect, test } from '@jest/globals';
import { GiftCards } from '@/__tests__/support/gift-card';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { giftCards } from '@/shop-api/db/schema/gift-cards';

const HOUR_MS = 3_600_000;
const TRIES = size({ quick: 8, heavy: 1000 });

onEachApp(
  (app) => {
    const gifts = new GiftCards(app);
    const askedFor = async () => (await app.db.select().from(giftCards)).length;

    test(`opens five payments an hour for one IP address that asks ${TRIES} times`, async () => {
      const statuses = [];
      for (let n = 0; n < TRIES; n++) {
        statuses.push((await gifts.ask({ receiver_email: `r${n}@example.com` })).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
      expect(await askedFor()).toBe(5);
      app.clock.advance(HOUR_MS);
      expect((await gifts.ask({ receiver_email: 'later@example.com' })).status).toBe(200);
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
