import { expect, test } from '@jest/globals';
import { contentRoutes } from '@/lib/content-routes';
import {
  type EventList,
  eventListOfSegments,
  eventListSegments,
  eventsAddress,
  everyEventList,
} from '@/lib/routing/event-list';

test('there are four times two choices, and each has segments of its own', () => {
  const choices = everyEventList();
  expect(choices).toHaveLength(8);
  const segments = choices.map(eventListSegments);
  expect(new Set(segments.map((one) => JSON.stringify(one))).size).toBe(8);
  expect(segments.map(eventListOfSegments)).toEqual(choices);
});

test.each<[EventList, string]>([
  [{ status: 'upcoming_events', category: 'Physical Event' }, '/event'],
  [{ status: 'past_events', category: 'Physical Event' }, '/event?status=past_events'],
  [{ status: 'upcoming_events', category: 'Online' }, '/event?category=Online'],
  [{ status: 'this_month', category: 'Online' }, '/event?status=this_month&category=Online'],
])('%p has the address %s: defaults are not written', (choice, href) => {
  expect(contentRoutes.events(eventsAddress(choice))).toBe(href);
});

test.each([
  { status: 'cancelled', category: 'online' },
  { status: 'past_events', category: 'Online' },
  { status: 'toString', category: 'online' },
])('%p is no choice', (segments) => {
  expect(eventListOfSegments(segments)).toBeNull();
});
