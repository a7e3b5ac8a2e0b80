import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { sampleEvent } from '@/__tests__/support/sample-event';
import { EventsView } from '@/components/events/events-view';
import { eventMessages } from '@/contract/messages/events';
import type { EventList } from '@/lib/routing/event-list';

const DEFAULTS: EventList = { status: 'upcoming_events', category: 'Physical Event' };

const draw = (current = DEFAULTS, events = [sampleEvent()]) =>
  render(<EventsView events={events} current={current} trail={[]} />);
const choice = (name: string) => screen.getByRole('link', { name });

describe('the filters of events', () => {
  test('are links, so they work without scripts; each keeps the other choice', () => {
    draw({ status: 'past_events', category: 'Online' });
    expect(choice('This month')).toHaveAttribute(
      'href',
      '/event?status=this_month&category=Online',
    );
    expect(choice('Physical Event')).toHaveAttribute('href', '/event?status=past_events');
    expect(choice('Upcoming')).toHaveAttribute('href', '/event?category=Online');
  });

  test('mark the current choice, not only by colour', () => {
    draw();
    const current = screen.getAllByRole('link', { current: true });
    expect(current.map((link) => link.textContent)).toEqual(['Upcoming', 'Physical Event']);
  });
});

describe('a card of an event', () => {
  test('has title, time in India and place', () => {
    draw();
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Bilona churning morning' })).toHaveAttribute(
      'href',
      '/event/4',
    );
    expect(card.getByText('Sun, 6 December 2026, 8:00 am to 10:30 am')).toHaveAttribute(
      'datetime',
      '2026-12-06T08:00:00+05:30',
    );
    expect(card.getByText('Gaushala gate 2, Bhavnagar')).toBeVisible();
    expect(card.queryByText(eventMessages.ended)).toBeNull();
  });

  test('says that an event has ended, or takes place online', () => {
    draw(DEFAULTS, [sampleEvent({ hasEnded: true, category: 'Online', city: '', venue: '' })]);
    const card = within(screen.getByRole('article'));
    expect(card.getByText(eventMessages.ended)).toBeVisible();
    expect(card.getByText('Online')).toBeVisible();
  });
});

test('a choice without events says so, with the text of the specification', () => {
  draw(DEFAULTS, []);
  expect(screen.getByRole('heading', { name: eventMessages.empty })).toBeVisible();
});
