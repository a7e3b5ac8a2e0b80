import type { InferType } from 'yup';
import type { appointmentBody } from '@/contract/enquiries/appointments';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import type { AppointmentContact, AppointmentHours, BookingAnswer } from '@/lib/view/appointments';
import { getJson, sendJson } from './http';

/*
 * The appointment actions of a customer. Imports ky: `import()` this module.
 */

/** Returns the weekly hours and the times that are taken; past the cache if asked. @throws ApiError */
export function fetchAppointmentHours({ cache }: Pick<RequestInit, 'cache'> = {}) {
  return getJson<AppointmentHours>(enquiryApi.appointmentSlots(), { cache });
}

/** Returns the customer's name and contacts, to fill in the form with. @throws ApiError */
export function fetchAppointmentContact(): Promise<AppointmentContact> {
  return getJson(enquiryApi.appointmentContact());
}

/** Books an appointment. @throws ApiError */
export function postBookAppointment(
  body: InferType<typeof appointmentBody>,
): Promise<BookingAnswer> {
  return sendJson('post', enquiryApi.appointments(), { body });
}
