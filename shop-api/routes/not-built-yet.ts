import type { appointmentEndpoints } from '../../contract/appointments.ts';
import type { blogEndpoints } from '../../contract/blogs.ts';
import type { contentEndpoints } from '../../contract/content.ts';
import type { enquiryEndpoints } from '../../contract/enquiries.ts';
import type { eventEndpoints } from '../../contract/events.ts';
import type { leadEndpoints } from '../../contract/leads.ts';
import { requestMessages } from '../../contract/messages/requests.ts';
import type { staffEndpoints } from '../../contract/staff.ts';
import type { storeEndpoints } from '../../contract/stores.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { HandlersOf } from '../http/handler.ts';

/** Answers 501 for a call that is not built yet. A test lists these calls. */
export async function notBuiltYet(): Promise<never> {
  throw new DomainError('not_built_yet', 'not_built_yet', requestMessages.notBuiltYet);
}

export const contentHandlers: HandlersOf<
  typeof contentEndpoints & typeof storeEndpoints & typeof blogEndpoints & typeof eventEndpoints
> = {
  listStores: notBuiltYet,
  listBlogs: notBuiltYet,
  getBlog: notBuiltYet,
  listEvents: notBuiltYet,
  getEvent: notBuiltYet,
  getContentPage: notBuiltYet,
  listFaqs: notBuiltYet,
  listPartners: notBuiltYet,
};

export const enquiryHandlers: HandlersOf<
  typeof enquiryEndpoints & typeof leadEndpoints & typeof appointmentEndpoints
> = {
  sendInquiry: notBuiltYet,
  sendBusinessLead: notBuiltYet,
  sendExportLead: notBuiltYet,
  listAppointmentSlots: notBuiltYet,
  bookAppointment: notBuiltYet,
  listAppointments: notBuiltYet,
  cancelAppointment: notBuiltYet,
};

export const staffHandlers: HandlersOf<typeof staffEndpoints> = {
  getOverview: notBuiltYet,
  listStaffOrders: notBuiltYet,
  listLeads: notBuiltYet,
  listStaffAppointments: notBuiltYet,
  listStock: notBuiltYet,
  listNewReviews: notBuiltYet,
};
