import { and, eq, or } from 'drizzle-orm';
import { events } from '../../db/schema/events.ts';
import { type Dated, isWithin } from '../kernel/dated.ts';

/** Events, which begin and end by the clock. */
export const datedEvents: Dated = {
  async turned(db, span) {
    const turns = or(isWithin(events.startsAt, span), isWithin(events.endsAt, span));
    const found = await db.$count(events, and(eq(events.isPublished, true), turns));
    return found === 0 ? [] : ['events'];
  },
};
