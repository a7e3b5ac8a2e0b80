import type { appointmentEndpoints } from '../../contract/enquiries/appointments.ts';
import type { enquiryEndpoints } from '../../contract/enquiries/enquiries.ts';
import type { leadEndpoints } from '../../contract/enquiries/leads.ts';
import type { stockAlertEndpoints } from '../../contract/enquiries/stock-alerts.ts';
import type { vaidyaQuestionEndpoints } from '../../contract/enquiries/vaidya-questions.ts';
import {
  appointmentMessages,
  enquiryMessages,
  vaidyaQuestionMessages,
} from '../../contract/messages/enquiries.ts';
import { stockAlertMessages } from '../../contract/messages/stock-alerts.ts';
import { listAppointmentSlots } from '../domain/enquiries/appointment-times.ts';
import { askForStockAlert } from '../domain/enquiries/ask-for-stock-alert.ts';
import { askVaidya } from '../domain/enquiries/ask-vaidya.ts';
import { bookAppointment } from '../domain/enquiries/book-appointment.ts';
import { cancelAppointment, listAppointments } from '../domain/enquiries/own-appointments.ts';
import { sendInquiry } from '../domain/enquiries/send-inquiry.ts';
import { sendBusinessLead, sendExportLead } from '../domain/enquiries/send-lead.ts';
import { stopStockAlerts } from '../domain/enquiries/stop-stock-alerts.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const enquiryHandlers: HandlersOf<
  typeof enquiryEndpoints & typeof leadEndpoints & typeof vaidyaQuestionEndpoints
> = {
  askVaidya: async ({ ctx, input }) => {
    await askVaidya({ ctx, input: input.body });
    return { ...DONE, message: vaidyaQuestionMessages.sent };
  },
  sendInquiry: async ({ ctx, input }) => {
    await sendInquiry({ ctx, input: input.body });
    return { ...DONE, message: enquiryMessages.sent };
  },
  sendBusinessLead: async ({ ctx, input }) => {
    await sendBusinessLead({ ctx, input: input.body });
    return { ...DONE, message: enquiryMessages.leadSent };
  },
  sendExportLead: async ({ ctx, input }) => {
    await sendExportLead({ ctx, input: input.body });
    return { ...DONE, message: enquiryMessages.leadSent };
  },
};

export const appointmentHandlers: HandlersOf<typeof appointmentEndpoints> = {
  listAppointmentSlots: async ({ ctx }) => {
    const { slots, taken } = await listAppointmentSlots({ ctx });
    return { ...DONE, online_appointment_slot: slots, taken };
  },
  bookAppointment: async ({ ctx, input }) => {
    await bookAppointment({ ctx, input: input.body });
    return { ...DONE, message: appointmentMessages.booked };
  },
  listAppointments: async ({ ctx }) => ({ ...DONE, data: await listAppointments({ ctx }) }),
  cancelAppointment: async ({ ctx, input }) => {
    await cancelAppointment({ ctx, input: input.params });
    return { ...DONE, message: appointmentMessages.cancelled };
  },
};

export const stockAlertHandlers: HandlersOf<typeof stockAlertEndpoints> = {
  askForStockAlert: async ({ ctx, input }) => {
    const { email = '' } = input.body;
    await askForStockAlert({ ctx, input: { productId: input.params.id, email } });
    return { ...DONE, message: stockAlertMessages.stored };
  },
  stopStockAlerts: async ({ ctx, input }) => {
    await stopStockAlerts({ ctx, input: input.params });
    return { ...DONE, message: stockAlertMessages.stopped };
  },
};
