import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleEvent } from '@/__tests__/support/sample-event';
import { GujaratiTexts } from '@/__tests__/support/texts-in-languages';
import { EventView } from '@/components/events/event-view';
import { eventMessages } from '@/contract/messages/events';

const MEETING = 'https://meet.example/ghee';
const online = { category: 'Online', city: '', venue: '', onlineUrl: MEETING } as const;

const draw = (facts = {}) =>
  render(<EventView event={sampleEvent(facts)} url="https://vanya.example/event/4" trail={[]} />);
const href = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

test('an event at a place has its time, a map and a calendar file', () => {
  draw();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bilona churning morning');
  expect(screen.getByText('Sun, 6 December 2026, 8:00 am to 10:30 am')).toBeVisible();
  expect(screen.getByText('India time')).toBeVisible();
  const map = new URL(href(/^Open in maps/) ?? '');
  expect(map.searchParams.get('query')).toBe('Gaushala gate 2, Bhavnagar');
  expect(href(/^Add to calendar/)).toBe('/api/events/4/calendar');
  expect(screen.queryByText(eventMessages.ended)).toBeNull();
});

test('an event in the language of the page adds it to the calendar in that language', () => {
  render(
    <GujaratiTexts>
      <EventView
        event={sampleEvent({ title: 'ઘીની સવાર', venue: 'ગૌશાળા', city: 'ભાવનગર' })}
        url="https://vanya.example/event/4"
        trail={[]}
      />
    </GujaratiTexts>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'ઘીની સવાર' })).toBeVisible();
  expect(screen.getByText('ગૌશાળા, ભાવનગર')).toBeVisible();
  expect(href(/^કૅલેન્ડર/)).toBe('/api/events/4/calendar?language=gu');
});

test('an online event has its link', () => {
  draw(online);
  expect(href(/^Join online/)).toBe(MEETING);
  expect(href(/^Open in maps/)).toBeUndefined();
});

test('an online event without a link yet has none', () => {
  draw({ ...online, onlineUrl: null });
  expect(screen.queryByRole('link', { name: /^Join online/ })).toBeNull();
});

test('an event that has ended says so, and leads to no meeting and no calendar', () => {
  draw({ ...online, hasEnded: true });
  expect(screen.getByText(eventMessages.ended)).toBeVisible();
  expect([href(/^Join online/), href(/^Add to calendar/)]).toEqual([undefined, undefined]);
});
