import { appointmentMessages } from '@/contract/messages/enquiries';
import { contentRoutes } from '@/lib/content-routes';
import { bookAppointmentAction } from '@/lib/server/actions/appointments';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(bookAppointmentAction, appointmentMessages.notBooked, {
  from: contentRoutes.scheduleAppointment(),
});
