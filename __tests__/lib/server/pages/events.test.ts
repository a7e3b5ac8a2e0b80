import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { englishText } from '@/contract/messages/text-with-values';
import { events } from '@/shop-api/db/schema/events';

const cacheLife = jest.fn();
jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife }));
const { getEventList, getEventPage, getEventsOf } = await import('@/lib/server/pages/events');
const { enquiryCalls } = await import('@/app/api/calls/enquiries');
const { eventCalendar: calendar } = enquiryCalls;
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();
const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

const [FARM, TALK, OVER, RUNNING] = [9001, 9002, 9003, 9004];

beforeAll(async () => {
  await shopApi()
    .db.insert(events)
    .values([
      {
        id: FARM,
        title: 'Farm morning, with; commas',
        startsAt: new Date('2031-01-24T02:30:00Z'),
        endsAt: new Date('2031-01-24T05:00:00Z'),
        category: 'Physical Event',
        city: 'Bhavnagar',
        venue: 'Gate 2',
        descriptionHtml: '<p>Bring <b>a hat</b>.</p><script>alert(1)</script>',
        translations: {
          gu: { title: 'વાડીની સવાર', description: '<p>ટોપી લાવો.</p><script>1</script>' },
        },
      },
      {
        id: TALK,
        title: 'Talk',
        startsAt: fromNow(48),
        endsAt: fromNow(49),
        category: 'Online',
        onlineUrl: 'javascript:alert(1)',
      },
      {
        id: OVER,
        title: 'Over',
        startsAt: fromNow(-3),
        endsAt: fromNow(-1),
        category: 'Online',
        onlineUrl: 'https://meet.example/over',
      },
      {
        id: RUNNING,
        title: 'Running',
        startsAt: fromNow(-1),
        endsAt: fromNow(1),
        category: 'Online',
        onlineUrl: 'https://meet.example/now',
      },
    ]);
});

const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

describe('the list of events', () => {
  test('has the times in India', async () => {
    const list = await getEventList(
      { status: 'upcoming_events', category: 'Physical Event' },
      'en',
    );
    const event = list.find(({ id }) => id === FARM);
    expect(englishText(event?.when ?? '')).toBe('Fri, 24 January 2031, 8:00 am to 10:30 am');
    expect(event).toMatchObject({
      startsAt: '2031-01-24T08:00:00+05:30',
      hasEnded: false,
    });
    expect(idsOf(list)).not.toContain(TALK);
  });

  test('knows which ones have ended: one that runs has not', async () => {
    const list = await getEventList({ status: 'all_events', category: 'Online' }, 'en');
    const ended = idsOf(list.filter(({ hasEnded }) => hasEnded));
    expect(ended).toContain(OVER);
    expect(ended).not.toContain(RUNNING);
    expect(ended).not.toContain(TALK);
  });

  test('of every category is for the sitemap', async () => {
    expect(idsOf(await getEventsOf('all_events'))).toEqual(
      expect.arrayContaining([FARM, TALK, OVER, RUNNING]),
    );
  });

  test('is read again after five minutes, because time makes events past', async () => {
    await getEventList({ status: 'past_events', category: 'Online' }, 'en');
    expect(cacheLife).toHaveBeenLastCalledWith(expect.objectContaining({ revalidate: 300 }));
  });
});

describe('an event', () => {
  test('is without scripts', async () => {
    expect(await getEventPage(FARM, 'en')).toMatchObject({ html: '<p>Bring <b>a hat</b>.</p>' });
  });

  test('is in the language of the page as far as staff have written it, its city too', async () => {
    expect(await getEventPage(FARM, 'gu')).toMatchObject({
      title: 'વાડીની સવાર',
      html: '<p>ટોપી લાવો.</p>',
      venue: 'Gate 2',
      city: 'ભાવનગર',
    });
    const { title, city } = (await getEventPage(FARM, 'hi')) ?? {};
    expect([title, city]).toEqual(['Farm morning, with; commas', 'भावनगर']);
  });

  test('links only to addresses of the web', async () => {
    expect(await getEventPage(TALK, 'en')).toMatchObject({ onlineUrl: null });
    expect(await getEventPage(RUNNING, 'en')).toMatchObject({
      onlineUrl: 'https://meet.example/now',
    });
  });

  test('that does not exist is null', async () => {
    expect(await getEventPage(999_999, 'en')).toBeNull();
  });
});

describe('the calendar file of an event', () => {
  const download = (id: string, asked = '') =>
    calendar.GET(new Request(`https://vanya.example/api/events/${id}/calendar${asked}`), {
      params: Promise.resolve({ id }),
    });

  test('has its moment, place and page, escaped for calendars', async () => {
    const response = await download(String(FARM));
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="event-${FARM}.ics"`,
    );
    const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20310124T023000Z',
        'DTEND:20310124T050000Z',
        'SUMMARY:Farm morning\\, with\\; commas',
        'LOCATION:Gate 2\\, Bhavnagar',
        expect.stringMatching(/^DESCRIPTION:Bring a hat\.\\n\\nhttp.*\/event\/9001$/),
      ]),
    );
  });

  test('is in the language that is asked for', async () => {
    const file = await (await download(String(FARM), '?language=gu')).text();
    expect(file).toContain('SUMMARY:વાડીની સવાર');
    expect(file).toContain('LOCATION:Gate 2\\, ભાવનગર');
    expect(file.replaceAll('\r\n ', '')).toContain('/gu/event/9001');
  });

  test.each(['999999', '0', 'next'])('is not found for %s', async (id) => {
    expect((await download(id)).status).toBe(404);
  });
});
