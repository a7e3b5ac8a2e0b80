import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { startDateWatch } from '@/shop-api/date-watch';
import { announcements, banners } from '@/shop-api/db/schema/home';
import { salePrices } from '@/shop-api/db/schema/sale-prices';
import { ApiMetrics } from '@/shop-api/http/metrics';
import { FixedClock } from '@/shop-api/providers/clock';
import type { WriteSignal } from '@/shop-api/write-signal';

const { jobs: metrics } = new ApiMetrics();

onEachDatabase((database) => {
  test('what begins or ends by the clock is announced once, with its pages', async () => {
    const clock = new FixedClock(new Date('2026-12-01T00:00:00Z'));
    const moment = (time: string) => new Date(`2026-12-01T${time}:00Z`);
    const banner = { sequence: 'Lower', position: 1, altText: 'Rain', ground: 'neel' } as const;
    await database.db.insert(banners).values({ ...banner, visibleFrom: moment('00:10') });
    await database.db.insert(announcements).values({ text: 'Rain', visibleUntil: moment('00:20') });
    const notices: string[][] = [];
    const notify = (tags: readonly string[]) => notices.push([...tags]);
    const logger = pino({ level: 'silent' });
    const watch = startDateWatch({ db: database.db, clock, notify, metrics, logger, everyMs: 5 });
    const until = async (count: number) => {
      while (notices.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    clock.advance(10 * 60_000);
    await until(1);
    clock.advance(10 * 60_000);
    await until(2);
    clock.advance(60 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await watch.stop();
    expect(notices).toEqual([['home'], ['chrome']]);
  });

  test('a sale price begins and ends by the clock, also while nothing is written', async () => {
    const clock = new FixedClock(new Date('2027-01-01T00:00:00Z'));
    const moment = (time: string) => new Date(`2027-01-01T${time}:00Z`);
    await database.db.insert(salePrices).values({
      ...{ name: 'New year', percent: 20, productIds: [1001] },
      ...{ startsAt: moment('00:10'), endsAt: moment('00:20') },
    });
    const notices: string[][] = [];
    const notify = (tags: readonly string[]) => notices.push([...tags]);
    const logger = pino({ level: 'silent' });
    const writes = { snapshot: '1', next: async () => undefined } as unknown as WriteSignal;
    const given = { db: database.db, clock, notify, metrics, logger, writes, everyMs: 5 };
    const watch = startDateWatch(given);
    const until = async (count: number) => {
      while (notices.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    clock.advance(10 * 60_000);
    await until(1);
    clock.advance(10 * 60_000);
    await until(2);
    await watch.stop();
    expect(notices).toEqual([
      ['product:1001', 'products'],
      ['product:1001', 'products'],
    ]);
  });

  test('what turned shortly before a start is announced too', async () => {
    const clock = new FixedClock(new Date('2026-12-01T00:30:00Z'));
    const notices: string[] = [];
    const notify = (tags: readonly string[]) => notices.push(...tags);
    const logger = pino({ level: 'silent' });
    const watch = startDateWatch({ db: database.db, clock, notify, metrics, logger, everyMs: 5 });
    while (notices.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await watch.stop();
    expect(notices).toEqual(['home', 'chrome']);
  });
});
