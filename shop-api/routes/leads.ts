import type { leadEndpoints } from '../../contract/leads.ts';
import type { HandlersOf } from './handlers-of.ts';
import { notBuiltYet } from './not-built-yet.ts';

export const leadHandlers: HandlersOf<typeof leadEndpoints> = {
  sendBusinessLead: notBuiltYet,
  sendExportLead: notBuiltYet,
};
