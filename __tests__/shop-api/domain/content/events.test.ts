import { beforeEach, describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import type { EventStatus } from '@/contract/content/events';
import { events } from '@/shop-api/db/schema/events';

type NewEvent = typeof events.$inferInsert;

const HOUR_MS = 3_600_000;

/** An event of one hour. */
function sampleEvent(id: number, start: string, changes: Partial<NewEvent> = {}): NewEvent {
  const startsAt = new Date(start);
  return {
    ...{ id, title: `Event ${id}`, category: 'Physical Event', startsAt },
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
    ...changes,
  };
}

onEachApp((app) => {
  const list = async (status: EventStatus, category = 'Physical Event'): Promise<number[]> => {
    const query = new URLSearchParams({ status, category });
    const { body } = await app.call(`GET /events/ecommerce/?${query}`);
    return body.events.map(({ id }: { id: number }) => id);
  };
  const put = async (...rows: NewEvent[]) => {
    await app.db.delete(events);
    await app.db.insert(events).values(rows);
  };

  test('the demo shop has coming and past events of both kinds, each with its picture', async () => {
    for (const category of ['Physical Event', 'Online']) {
      expect((await list('upcoming_events', category)).length).toBeGreaterThan(1);
      expect((await list('past_events', category)).length).toBeGreaterThan(1);
    }
    const { body } = await app.call('GET /events/ecommerce/');
    expect(body.events[0].event_image).not.toBeNull();
  });

  describe('by time', () => {
    // The clock of the tests says 21 November 2026, noon in India.
    beforeEach(() =>
      put(
        sampleEvent(1, '2026-11-25T10:00:00Z'),
        sampleEvent(2, '2026-11-22T10:00:00Z'),
        sampleEvent(3, '2026-11-21T06:00:00Z'),
        sampleEvent(4, '2026-11-21T05:30:00Z'),
        sampleEvent(5, '2026-10-01T10:00:00Z'),
        sampleEvent(6, '2027-01-05T10:00:00Z'),
      ),
    );

    test('coming events begin with the next one, and with what has begun', async () => {
      expect(await list('upcoming_events')).toEqual([3, 2, 1, 6]);
    });

    test('past events begin with the latest; one that has just ended is past', async () => {
      expect(await list('past_events')).toEqual([4, 5]);
    });

    test('all events are the coming ones, then the past ones', async () => {
      expect(await list('all_events')).toEqual([3, 2, 1, 6, 4, 5]);
    });

    test('the coming events of places are listed unless something else is asked for', async () => {
      const { body } = await app.call('GET /events/ecommerce/');
      expect(body.events.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1, 6]);
    });
  });

  test('this month holds what touches it, from midnight to midnight in India', async () => {
    await put(
      sampleEvent(1, '2026-10-31T17:29:59Z'),
      sampleEvent(2, '2026-10-31T18:30:00Z'),
      sampleEvent(3, '2026-11-30T18:29:59Z'),
      sampleEvent(4, '2026-11-30T18:30:00Z'),
      sampleEvent(5, '2026-10-31T18:00:00Z'),
    );
    expect(await list('this_month')).toEqual([3, 2, 5]);
  });

  test('another month begins at midnight in India', async () => {
    await put(sampleEvent(1, '2026-11-10T10:00:00Z'), sampleEvent(2, '2026-12-10T10:00:00Z'));
    const noon = app.clock.now().getTime();
    const midnight = new Date('2026-11-30T18:30:00Z').getTime();
    app.clock.advance(midnight - 1 - noon);
    expect(await list('this_month')).toEqual([1]);
    app.clock.advance(1);
    expect(await list('this_month')).toEqual([2]);
    app.clock.advance(noon - midnight);
  });

  test('the kind is chosen, and what staff have hidden stays hidden', async () => {
    await put(
      sampleEvent(1, '2026-11-25T10:00:00Z', { category: 'Online' }),
      sampleEvent(2, '2026-11-25T10:00:00Z'),
      sampleEvent(3, '2026-11-25T10:00:00Z', { isPublished: false }),
    );
    expect(await list('all_events')).toEqual([2]);
    expect(await list('all_events', 'Online')).toEqual([1]);
    expect((await app.call('GET /events/ecommerce/3/')).body).toMatchObject({
      code: 'not_found',
      reason: 'event_not_found',
    });
  });

  test('one event has all its fields', async () => {
    const onlineUrl = 'https://meet.example.com/talk';
    await put(sampleEvent(7, '2026-11-25T10:00:00Z', { descriptionHtml: '<p>Hi</p>', onlineUrl }));
    expect((await app.call('GET /events/ecommerce/7/')).body.event).toMatchObject({
      id: 7,
      start_datetime: '2026-11-25T10:00:00.000Z',
      end_datetime: '2026-11-25T11:00:00.000Z',
      description: '<p>Hi</p>',
      online_url: onlineUrl,
      event_image: null,
    });
    expect((await app.call('GET /events/ecommerce/8/')).status).toBe(404);
  });

  test('an unknown status or kind is refused', async () => {
    const { status, body } = await app.call('GET /events/ecommerce/?status=soon&category=Secret');
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['category', 'status']]);
  });
});
