import { eventResource } from '../../../../contract/content/event-desk.ts';
import { events } from '../../../db/schema/events.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { storedIn } from '../../desk/resource.ts';
import { assertKnown } from '../../kernel/assert-known.ts';
import { notFound } from '../../kernel/errors.ts';

/** Workshops, tastings and talks. */
export const storedEvents = storedIn(eventResource, {
  missing: () => notFound('event_not_found', 'Event'),
  table: events,
  renamed: { description: 'description_html' },
  rich: { description: 'Description' },
  tags: ['events'],
  check: (tx, { picture_id: id }) =>
    assertKnown(tx, { field: 'picture_id', label: 'Picture', table: pictures, ids: [id] }),
});
