import { object } from 'yup';
import { oneOf, optionalText, requiredOneOf, requiredText } from '../kit/fields.ts';
import { wantedStart } from '../kit/wanted-start.ts';

/** What staff do with a consultation. */
const APPOINTMENT_MOVES = ['move', 'cancel'] as const;
export type AppointmentMove = (typeof APPOINTMENT_MOVES)[number];

/** What has happened after each of them. */
export const APPOINTMENT_MOVED: Record<AppointmentMove, string> = {
  move: 'moved; the patient is told the new time',
  cancel: 'cancelled; the patient is told',
};

/** Why the shop cancels a consultation, as the patient reads it; health is none of the reasons. */
export const APPOINTMENT_REASONS = {
  vaidya_away: 'The vaidya cannot be there at this time',
  asked: 'The patient asked for it',
  not_reached: 'The patient could not be reached',
  mistake: 'Booked twice, or by mistake',
} as const;
export type AppointmentReason = keyof typeof APPOINTMENT_REASONS;

const reasons = Object.keys(APPOINTMENT_REASONS) as AppointmentReason[];

/** The body of a move. */
export const appointmentMoveBody = object({
  to: requiredOneOf('Step', APPOINTMENT_MOVES),
  reason: oneOf('Reason', reasons).when('to', {
    is: 'cancel',
    // biome-ignore lint/suspicious/noThenProperty: the name is yup's
    then: () => requiredOneOf('Reason', reasons),
  }),
  /** The new time, as a booking names it. */
  start_datetime: optionalText('Time').when('to', {
    is: 'move',
    // biome-ignore lint/suspicious/noThenProperty: the name is yup's
    then: wantedStart,
  }),
  /** `start_datetime` as it was read: a move by somebody else is not overlooked. */
  seen: requiredText('Seen', 40),
});
