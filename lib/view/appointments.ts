import type { Appointment, AppointmentSlot } from '@/contract/enquiries/appointments';
import type { Message } from '@/contract/messages/text-with-values';
import type { DisplayedMoment } from '@/lib/format/dates';

/** The answer of `GET /api/appointments/slots`. */
export interface AppointmentHours {
  slots: AppointmentSlot[];
  /** Moments with no place left: `2026-12-01T09:30:00+05:30`. */
  taken: string[];
}

/** The answer of `POST /api/appointments`. */
export interface BookingAnswer {
  message: string;
  /** The id of the appointment; null if it could not be read again. */
  id: number | null;
}

/** The answer of `GET /api/appointments/contact`: what the form is filled in with. */
export interface AppointmentContact {
  name: string;
  email: string;
  /** Ten digits of India; empty for another number. */
  mobile: string;
}

/** An appointment of the customer, with its day and time in India. */
export type DisplayedAppointment = Pick<
  Appointment,
  'id' | 'name' | 'problem_suffering_from' | 'state'
> & {
  day: DisplayedMoment;
  /** `9:30 am` */
  time: Message;
  /** Booked and not begun: it can be cancelled and put into a calendar. */
  isAhead: boolean;
};
