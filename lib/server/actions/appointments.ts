import 'server-only';
import { appointmentBody } from '@/contract/enquiries/appointments';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { readAppointments } from '@/lib/server/shopper/appointments';
import type { BookingAnswer } from '@/lib/view/appointments';

/** Books a consultation as the customer of the session. @throws ApiError */
export async function bookAppointmentAction(write: Write<unknown>): Promise<Written> {
  const body = await write.input(appointmentBody);
  const { message = appointmentMessages.booked } = await write.callOnce('bookAppointment', {
    body,
  });
  const id = await idOfBooked(write.call, body.start_datetime);
  const data: BookingAnswer = { message, id };
  return { data, message, next: routes.appointments() };
}

/** The answer of the call names no appointment; a failure here undoes no booking. */
async function idOfBooked(call: ShopperCall, start: string): Promise<number | null> {
  try {
    const own = await readAppointments({ call });
    const isBooked = own.find(
      ({ state, start_datetime: begins }) =>
        state === 'booked' && Date.parse(begins) === Date.parse(start),
    );
    return isBooked?.id ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Cancels the appointment in the path. @throws ApiError */
export async function cancelAppointmentAction({
  params,
  callOnce,
}: Write<{ id: string }>): Promise<Written> {
  const { message = appointmentMessages.cancelled } = await callOnce('cancelAppointment', {
    params: { id: pathId(params.id, appointmentMessages.notFound) },
    body: {},
  });
  return { data: { message }, message };
}
