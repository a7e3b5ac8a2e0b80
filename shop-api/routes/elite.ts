import type { eliteEndpoints } from '../../contract/elite.ts';
import type { HandlersOf } from './handlers-of.ts';
import { notBuiltYet } from './not-built-yet.ts';

export const eliteHandlers: HandlersOf<typeof eliteEndpoints> = {
  listElitePlans: notBuiltYet,
  getSubscriptionPaymentLink: notBuiltYet,
  getSubscriptionPayment: notBuiltYet,
  listEliteRecords: notBuiltYet,
  cancelElite: notBuiltYet,
};
