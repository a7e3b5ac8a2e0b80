import type { calendarEndpoints } from '../../contract/staff/calendar.ts';
import type { staffEndpoints } from '../../contract/staff/staff.ts';
import { getCalendar } from '../domain/staff/get-calendar.ts';
import { getOverview } from '../domain/staff/get-overview.ts';
import { getStaffReviewPhoto } from '../domain/staff/get-review-photo.ts';
import { moveAppointment } from '../domain/staff/move-appointment.ts';
import { moveLead } from '../domain/staff/move-lead.ts';
import { moveReview } from '../domain/staff/move-review.ts';
import { sentAppointments } from '../domain/staff/sent-appointments.ts';
import { sentLeads } from '../domain/staff/sent-leads.ts';
import { sentReviews } from '../domain/staff/sent-reviews.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';
import { sentHandlers } from '../http/sent-handlers.ts';

const leads = sentHandlers(sentLeads);
const appointments = sentHandlers(sentAppointments);
const reviews = sentHandlers(sentReviews);

export const staffHandlers: HandlersOf<typeof staffEndpoints> = {
  getOverview: async ({ ctx }) => ({ ...DONE, data: await getOverview({ ctx }) }),
  listLeads: leads.list,
  getLead: leads.read,
  moveLead: async ({ ctx, input: { params, body } }) => {
    await moveLead({ ctx, input: { ...body, id: params.leadId } });
    return { ...DONE, lead_id: params.leadId };
  },
  listStaffAppointments: appointments.list,
  getStaffAppointment: appointments.read,
  moveAppointment: async ({ ctx, input: { params, body } }) => {
    await moveAppointment({ ctx, input: { ...body, id: params.id } });
    return { ...DONE, appointment_id: params.id };
  },
  listNewReviews: reviews.list,
  getStaffReview: reviews.read,
  moveReview: async ({ ctx, input: { params, body } }) => {
    const product = await moveReview({ ctx, input: { ...body, id: params.reviewId } });
    return { ...DONE, product_name: product };
  },
  getStaffReviewPhoto: ({ ctx, input }) => {
    const { photoId: id, size } = input.params;
    return getStaffReviewPhoto({ ctx, input: { id, size } });
  },
};

export const calendarHandlers: HandlersOf<typeof calendarEndpoints> = {
  getCalendar: async ({ ctx, input: { query } }) => ({
    ...DONE,
    data: await getCalendar({ ctx, input: query }),
  }),
};
