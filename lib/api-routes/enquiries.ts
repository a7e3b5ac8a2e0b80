import type { Language } from '@/contract/shop/languages';
import type { Id } from './path';

/** Calls of enquiries, consultations and events. */
export const enquiryApi = {
  contactEnquiry: () => '/api/enquiries/contact',
  leadEnquiry: (kind: 'business' | 'export') => `/api/enquiries/${kind}`,
  /** The event as a calendar file. */
  eventCalendar: (id: Id) => `/api/events/${id}/calendar`,
  appointments: () => '/api/appointments',
  appointmentSlots: () => '/api/appointments/slots',
  /** The name and contacts that fill in the form. */
  appointmentContact: () => '/api/appointments/contact',
  cancelAppointment: (id: Id) => `/api/appointments/${id}/cancel`,
  /** The appointment as a calendar file, in a language. */
  appointmentCalendar: (id: Id, language: Language) =>
    `/api/appointments/${id}/calendar${language === 'en' ? '' : `?language=${language}`}`,
} as const;
