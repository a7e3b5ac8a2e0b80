import 'server-only';
import type { Appointment } from '@/contract/enquiries/appointments';
import { indianDigits } from '@/contract/kit/phones';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { ApiError } from '@/lib/api-error';
import type { CallingShopper } from '@/lib/server/api/shopper-call';
import type { AppointmentContact } from '@/lib/view/appointments';

type Customer = Pick<CallingShopper, 'call'>;

/** Returns the appointments of the customer of the session, the latest first. @throws ApiError */
export async function readAppointments({ call }: Customer): Promise<Appointment[]> {
  return (await call('listAppointments', {})).data;
}

/** Returns one of the customer's own appointments. @throws ApiError not_found */
export async function readAppointment(customer: Customer, id: number): Promise<Appointment> {
  const own = await readAppointments(customer);
  const found = own.find((appointment) => appointment.id === id);
  if (found) return found;
  throw new ApiError('domain', appointmentMessages.notFound, { status: 404, code: 'not_found' });
}

/** Returns the customer's name and contacts from the account. @throws ApiError */
export async function readAppointmentContact({ call }: Customer): Promise<AppointmentContact> {
  const { data } = await call('getProfile', {});
  return {
    name: `${data.first_name} ${data.last_name}`.trim(),
    email: data.email,
    mobile: indianDigits(data.mobile_no) ?? '',
  };
}
