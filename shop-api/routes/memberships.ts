import type { membershipEndpoints } from '../../contract/memberships/memberships.ts';
import { membershipApiMessages } from '../../contract/messages/memberships.ts';
import { toRupees } from '../../contract/shop/money.ts';
import { askForMembership } from '../domain/memberships/ask-for-membership.ts';
import { cancelMembership } from '../domain/memberships/cancel-membership.ts';
import { getDeliveryPaid } from '../domain/memberships/delivery-paid.ts';
import { getMembershipDocument } from '../domain/memberships/get-membership-document.ts';
import { getMembershipPayment } from '../domain/memberships/get-membership-payment.ts';
import { listMemberships } from '../domain/memberships/list-memberships.ts';
import { listPlans } from '../domain/memberships/plans.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const membershipHandlers: HandlersOf<typeof membershipEndpoints> = {
  listMembershipPlans: async ({ ctx }) => ({ ...DONE, data: await listPlans({ ctx }) }),
  getMembershipPaymentLink: async ({ ctx, input }) => {
    const { url } = await askForMembership({ ctx, input: input.body });
    return { ...DONE, payment_url: url };
  },
  getMembershipPayment: async ({ ctx, input }) => {
    const state = await getMembershipPayment({ ctx, input: input.params });
    return { status: state === 'paid', state };
  },
  listMemberships: async ({ ctx }) => ({
    ...DONE,
    data: await listMemberships({ ctx }),
    delivery_paid: toRupees(await getDeliveryPaid({ ctx })),
  }),
  getMembershipPdf: ({ ctx, input: { query } }) =>
    getMembershipDocument({ ctx, input: { id: query.id, kind: query.document } }),
  cancelMembership: async ({ ctx, input }) => {
    await cancelMembership({ ctx, input: input.body });
    return { ...DONE, message: membershipApiMessages.cancelled };
  },
};
