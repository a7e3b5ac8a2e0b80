import { eventResource } from '../../../../contract/content/event-desk.ts';
import { events } from '../../../db/schema/events.ts';
import { storedIn } from '../../desk/resource.ts';
import { notFound } from '../../kernel/errors.ts';

/** Workshops, tastings and talks. */
export const storedEvents = storedIn(eventResource, {
  missing: () => notFound('event_not_found', 'Event'),
  table: events,
  tags: ['events'],
});
