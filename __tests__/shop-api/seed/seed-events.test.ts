import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { appointmentSlots } from '@/shop-api/db/schema/appointments';
import { events } from '@/shop-api/db/schema/events';
import type { Content } from '@/shop-api/seed/content-data';
import { readSeedData } from '@/shop-api/seed/seed-data';
import { seedEvents } from '@/shop-api/seed/shop/seed-events';

onEachDatabase((database) => {
  const pictures = new Map();

  async function seedAt(now: string): Promise<Content> {
    const { content } = await readSeedData();
    await database.db.delete(events);
    await seedEvents(database.db, { content, pictures, now: new Date(now) });
    return content;
  }
  const startOf = async (id: number) => {
    const [row] = await database.db.select().from(events).where(eq(events.id, id));
    return row?.startsAt.toISOString();
  };

  test('a demo shop that is filled in another year has coming and past events as well', async () => {
    const now = '2031-05-10T20:00:00Z';
    const content = await seedAt(now);
    const rows = await database.db.select().from(events);
    const coming = rows.filter(({ startsAt }) => startsAt > new Date(now));
    expect(coming.map(({ id }) => id).sort()).toEqual(
      content.events.flatMap(({ id, offset_days }) => (offset_days > 0 ? [id] : [])).sort(),
    );
    expect(rows.filter(({ startsAt, endsAt }) => endsAt <= startsAt)).toEqual([]);
  });

  test('days are counted from the day in India, and the time of day stays', async () => {
    // Event 4 is 4 days later, at 19:00 in India.
    await seedAt('2026-11-21T18:29:59Z');
    expect(await startOf(4)).toBe('2026-11-25T13:30:00.000Z');
    await seedAt('2026-11-21T18:30:00Z');
    expect(await startOf(4)).toBe('2026-11-26T13:30:00.000Z');
  });

  test('online events have a link, the others a city', async () => {
    await seedAt('2026-11-21T06:30:00Z');
    const rows = await database.db.select().from(events);
    for (const { category, city, onlineUrl } of rows) {
      if (category === 'Online') expect(onlineUrl).toMatch(/^https:\/\/meet[.]example[.]com\//);
      else expect([city === '', onlineUrl]).toEqual([false, '']);
    }
  });

  test('the vaidya has hours on every working day, and on no Sunday', async () => {
    const rows = await database.db.select().from(appointmentSlots);
    const days = [...new Set(rows.map(({ weekDay }) => weekDay))].sort();
    expect(days).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
