import type { leads } from '../../db/schema/leads.ts';
import { HOUR_MS } from '../kernel/durations.ts';
import { inIndia } from '../kernel/india-time.ts';

type Timed = Pick<
  typeof leads.$inferSelect,
  'kind' | 'createdAt' | 'answerBy' | 'state' | 'acknowledgedAt'
>;

/** The Consumer Protection (E-Commerce) Rules, 2020, rule 4(5). */
const ACKNOWLEDGE_MS = 48 * HOUR_MS;

/**
 * Returns by when the law wants a message acknowledged, and redressed: 48 hours, and one month in
 * India. Only the contact form is for consumers, and any message of it may be a grievance. A question
 * to the vaidya has the time that was promised, whether its mail has gone or not; null for leads of
 * business and export.
 */
export function clockOf({ kind, createdAt, answerBy }: Omit<Timed, 'state' | 'acknowledgedAt'>) {
  if (answerBy) return { acknowledgeBy: answerBy, redressBy: answerBy };
  if (kind !== 'contact') return null;
  return {
    acknowledgeBy: new Date(createdAt.getTime() + ACKNOWLEDGE_MS),
    redressBy: inIndia(createdAt).plus({ months: 1 }).toJSDate(),
  };
}

/** Returns by when the next thing is due; null once the message is answered or closed. */
export function dueOf(lead: Timed): Date | null {
  const clock = clockOf(lead);
  if (!clock || lead.state === 'answered' || lead.state === 'closed') return null;
  return lead.acknowledgedAt ? clock.redressBy : clock.acknowledgeBy;
}
