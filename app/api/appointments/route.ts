import { appointmentMessages } from '@/contract/messages/enquiries';
import { routes } from '@/lib/routes';
import { bookAppointmentAction } from '@/lib/server/actions/appointments';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(bookAppointmentAction, appointmentMessages.notBooked, {
  from: routes.scheduleAppointment(),
});
