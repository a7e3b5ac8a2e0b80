import { DateTime } from 'luxon';
import type { ElitePlan } from '../../../contract/elite-plans.ts';
import { PLANS } from './plans.ts';

/** When a term ends: the same day of the month, or its last one, by the calendar of India. */
export function endOfTerm(plan: ElitePlan, startsAt: Date): Date {
  const { months } = PLANS[plan];
  return DateTime.fromJSDate(startsAt, { zone: 'Asia/Kolkata' }).plus({ months }).toJSDate();
}
