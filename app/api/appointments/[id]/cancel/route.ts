import { appointmentMessages } from '@/contract/messages/enquiries';
import { routes } from '@/lib/routes';
import { cancelAppointmentAction } from '@/lib/server/actions/appointments';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(cancelAppointmentAction, appointmentMessages.notCancelled, {
  next: routes.appointments(),
});
