import 'server-only';
import type { Appointment } from '@/contract/appointments';
import { appointmentUid, calendarFile } from '@/contract/calendar';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { SHOP_NAME } from '@/contract/shop-names';
import { ApiError, messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { callAs } from '@/lib/server/api/shopper-call';
import { serverConfig } from '@/lib/server/config';
import { redirectTo } from '@/lib/server/http/answers';
import { flashFor } from '@/lib/server/http/flash';
import { withHeaders } from '@/lib/server/http/handle-read';
import { pathId } from '@/lib/server/http/path-id';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';
import { readAppointment } from './appointments';

interface Context {
  params: Promise<{ id: string }>;
}

/**
 * Sends the calendar file of the customer's own appointment in the path. A plain link opens it, so a
 * failure redirects to the appointments, which show the message.
 */
export async function sendAppointmentCalendar(
  request: Request,
  { params }: Context,
): Promise<Response> {
  const headers = new Headers();
  const opened = await openSession(request, headers);
  try {
    const call = callAs(opened.data, { address: clientAddressOf(request) });
    const id = pathId((await params).id, appointmentMessages.notFound);
    return asFile(fileOf(await readAppointment({ call }, id)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const target = routes.appointments();
    const message = messageFor(error, appointmentMessages.notFound);
    opened.data.flash = flashFor({ message, isError: true, target }, Date.now());
    await opened.save();
    return withHeaders(headers, redirectTo(target));
  }
}

function fileOf({ id, name, start_datetime: start, end_datetime: end }: Appointment): string {
  return calendarFile({
    uid: appointmentUid(id),
    start: new Date(start),
    end: new Date(end),
    title: `${SHOP_NAME} consultation`,
    description: `An online consultation with our vaidya, for ${name}. To cancel: ${serverConfig().publicOrigin}${routes.appointments()}`,
    location: 'Online',
    stamp: new Date(),
  });
}

function asFile(text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="appointment.ics"',
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
