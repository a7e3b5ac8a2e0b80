import type { enquiryEndpoints } from '../../contract/enquiries.ts';
import type { HandlersOf } from './handlers-of.ts';
import { notBuiltYet } from './not-built-yet.ts';

export const enquiryHandlers: HandlersOf<typeof enquiryEndpoints> = {
  sendInquiry: notBuiltYet,
  listAppointmentSlots: notBuiltYet,
  bookAppointment: notBuiltYet,
};
