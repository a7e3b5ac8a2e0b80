import type { eliteEndpoints } from '../../contract/elite.ts';
import { askForMembership } from '../domain/membership/ask-for-membership.ts';
import { cancelTerm } from '../domain/membership/cancel-term.ts';
import { getPurchase } from '../domain/membership/get-purchase.ts';
import { listPlans } from '../domain/membership/list-plans.ts';
import { listTerms } from '../domain/membership/list-terms.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const eliteHandlers: HandlersOf<typeof eliteEndpoints> = {
  listElitePlans: async () => ({ ...DONE, data: listPlans() }),
  getSubscriptionPaymentLink: async ({ ctx, input }) => {
    const { url } = await askForMembership({ ctx, input: input.body });
    return { ...DONE, payment_url: url };
  },
  getSubscriptionPayment: async ({ ctx, input }) => {
    const state = await getPurchase({ ctx, input: input.params });
    return { status: state === 'paid', state };
  },
  listEliteRecords: async ({ ctx }) => ({ ...DONE, data: await listTerms({ ctx }) }),
  cancelElite: async ({ ctx, input }) => {
    await cancelTerm({ ctx, input: input.body });
    return { ...DONE, message: 'Your membership is cancelled. Your money goes back to you.' };
  },
};
