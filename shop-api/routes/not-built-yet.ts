import type { contentEndpoints } from '../../contract/content.ts';
import type { enquiryEndpoints } from '../../contract/enquiries.ts';
import type { leadEndpoints } from '../../contract/leads.ts';
import { requestMessages } from '../../contract/messages/requests.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { HandlersOf } from '../http/handler.ts';

/** Answers 501 for a call that is not built yet. A test lists these calls. */
export async function notBuiltYet(): Promise<never> {
  throw new DomainError('not_built_yet', 'not_built_yet', requestMessages.notBuiltYet);
}

export const contentHandlers: HandlersOf<typeof contentEndpoints> = {
  listStores: notBuiltYet,
  listBlogs: notBuiltYet,
  getBlog: notBuiltYet,
  listEvents: notBuiltYet,
};

export const enquiryHandlers: HandlersOf<typeof enquiryEndpoints> = {
  sendInquiry: notBuiltYet,
  listAppointmentSlots: notBuiltYet,
  bookAppointment: notBuiltYet,
};

export const leadHandlers: HandlersOf<typeof leadEndpoints> = {
  sendBusinessLead: notBuiltYet,
  sendExportLead: notBuiltYet,
};
