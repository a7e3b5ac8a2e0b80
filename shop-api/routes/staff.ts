import type { staffEndpoints } from '../../contract/staff/staff.ts';
import { getOverview } from '../domain/staff/get-overview.ts';
import { listLeads } from '../domain/staff/list-leads.ts';
import { listNewReviews } from '../domain/staff/list-new-reviews.ts';
import { listStaffAppointments } from '../domain/staff/list-staff-appointments.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const staffHandlers: HandlersOf<typeof staffEndpoints> = {
  getOverview: async ({ ctx }) => ({ ...DONE, data: await getOverview({ ctx }) }),
  listLeads: async ({ ctx, input }) => {
    const { page_size: pageSize, ...rest } = input.query;
    return { ...DONE, ...(await listLeads({ ctx, input: { pageSize, ...rest } })) };
  },
  listStaffAppointments: async ({ ctx, input }) => {
    const { page_size: pageSize, ...rest } = input.query;
    return { ...DONE, ...(await listStaffAppointments({ ctx, input: { pageSize, ...rest } })) };
  },
  listNewReviews: async ({ ctx, input }) => {
    const { page, page_size: pageSize } = input.query;
    return { ...DONE, ...(await listNewReviews({ ctx, input: { page, pageSize } })) };
  },
};
