import { appointmentMessages } from '../messages/enquiries.ts';
import { requiredText } from './fields.ts';

/** `2026-12-01T09:30:00+05:30`. */
const INDIA_DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?\+05:30$/;

/** When a consultation is to begin: on tomorrow or a later day, at a slot of its weekday. */
export const wantedStart = () =>
  requiredText('Time').matches(INDIA_DATE_TIME, appointmentMessages.timeRequired);
