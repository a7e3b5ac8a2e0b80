import { pathsOf } from './path.ts';

/** Calls of enquiries, consultations and events. */
export const enquiryApi = pathsOf({
  contactEnquiry: '/api/enquiries/contact',
  businessEnquiry: '/api/enquiries/business',
  exportEnquiry: '/api/enquiries/export',
  vaidyaQuestion: '/api/enquiries/vaidya',
  /** The event as a calendar file. */
  eventCalendar: '/api/events/:id/calendar',
  appointments: '/api/appointments',
  appointmentSlots: '/api/appointments/slots',
  /** The name and contacts that fill in the form. */
  appointmentContact: '/api/appointments/contact',
  cancelAppointment: '/api/appointments/:id/cancel',
  /** The appointment as a calendar file. */
  appointmentCalendar: '/api/appointments/:id/calendar',
});
