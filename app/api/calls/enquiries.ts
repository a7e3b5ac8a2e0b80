import {
  appointmentMessages,
  enquiryMessages,
  vaidyaQuestionMessages,
} from '@/contract/messages/enquiries';
import type { enquiryApi } from '@/lib/api-routes/enquiries';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { bookAppointmentAction, cancelAppointmentAction } from '@/lib/server/actions/appointments';
import {
  askVaidyaAction,
  sendBusinessLeadAction,
  sendExportLeadAction,
  sendInquiryAction,
} from '@/lib/server/actions/enquiries';
import { HOURS_CACHE_CONTROL, readAppointmentHours } from '@/lib/server/api/appointments';
import { handlePublicRead, handleRead } from '@/lib/server/http/handle-read';
import { handleWrite } from '@/lib/server/http/handle-write';
import { sendEventCalendar } from '@/lib/server/http/send-event-calendar';
import { readAppointmentContact } from '@/lib/server/shopper/appointments';
import { sendAppointmentCalendar } from '@/lib/server/shopper/send-appointment-calendar';
import type { CallTable } from './call-table';

export const enquiryCalls = {
  contactEnquiry: {
    POST: handleWrite(sendInquiryAction, {
      next: contentRoutes.enquirySent('contact'),
      failed: enquiryMessages.notSent,
    }),
  },
  businessEnquiry: {
    POST: handleWrite(sendBusinessLeadAction, {
      next: contentRoutes.enquirySent('business'),
      failed: enquiryMessages.leadNotSent,
    }),
  },
  exportEnquiry: {
    POST: handleWrite(sendExportLeadAction, {
      next: contentRoutes.enquirySent('export'),
      failed: enquiryMessages.leadNotSent,
    }),
  },
  vaidyaQuestion: {
    POST: handleWrite(askVaidyaAction, {
      next: contentRoutes.enquirySent('vaidya'),
      failed: vaidyaQuestionMessages.notSent,
    }),
  },
  eventCalendar: { GET: sendEventCalendar },
  appointments: {
    POST: handleWrite(bookAppointmentAction, {
      from: contentRoutes.scheduleAppointment(),
      failed: appointmentMessages.notBooked,
    }),
  },
  appointmentSlots: { GET: handlePublicRead(readAppointmentHours, HOURS_CACHE_CONTROL) },
  appointmentContact: { GET: handleRead(readAppointmentContact) },
  cancelAppointment: {
    POST: handleWrite(cancelAppointmentAction, {
      next: routes.appointments(),
      failed: appointmentMessages.notCancelled,
    }),
  },
  appointmentCalendar: { GET: sendAppointmentCalendar },
} satisfies CallTable<typeof enquiryApi>;
