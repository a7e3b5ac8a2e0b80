import 'server-only';
import type { Appointment } from '@/contract/enquiries/appointments';
import { appointmentUid, calendarFile } from '@/contract/enquiries/calendar';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { inLanguage, type Language, readLanguage } from '@/contract/shop/languages';
import { ApiError, messageFor } from '@/lib/api-error';
import { textIn } from '@/lib/language/text-in';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import { getCompany } from '@/lib/server/api/settings';
import { callAs } from '@/lib/server/api/shopper-call';
import { serverConfig } from '@/lib/server/config';
import { redirectTo } from '@/lib/server/http/answers';
import { flashFor } from '@/lib/server/http/flash';
import { withHeaders } from '@/lib/server/http/handle-read';
import { pageSurface } from '@/lib/server/http/page-language';
import { pathId } from '@/lib/server/http/path-id';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';
import { onSurface } from '@/lib/surface';
import { readAppointment } from './appointments';

interface Context {
  params: Promise<{ id: string }>;
}

/**
 * Sends the calendar file of the customer's own appointment in the path, in the language that the
 * link names. A plain link opens it, so a failure redirects to the appointments, which show the
 * message.
 */
export async function sendAppointmentCalendar(
  request: Request,
  { params }: Context,
): Promise<Response> {
  const headers = new Headers();
  const opened = await openSession(request, headers);
  const t = textIn(languageOfCall(request));
  try {
    const call = callAs(opened.data, { address: clientAddressOf(request) });
    const id = pathId((await params).id, appointmentMessages.notFound);
    return asFile(await fileOf(await readAppointment({ call }, id), t));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const target = onSurface(routes.appointments(), pageSurface(request));
    const message = messageFor(error, appointmentMessages.notFound);
    opened.data.flash = flashFor({ message, isError: true, target, t }, Date.now());
    await opened.save();
    return withHeaders(headers, redirectTo(target));
  }
}

function languageOfCall(request: Request): Language {
  return readLanguage(new URL(request.url).searchParams.get('language')) ?? 'en';
}

async function fileOf(appointment: Appointment, t: Translate): Promise<string> {
  const { id, name, start_datetime: start, end_datetime: end } = appointment;
  const shop = await getCompany();
  const own = serverConfig().publicOrigin + inLanguage(routes.appointments(), t.language);
  return calendarFile({
    uid: appointmentUid(id),
    start: new Date(start),
    end: new Date(end),
    title: t('{name} consultation', { name: shop.name }),
    description: t('An online consultation with our vaidya, for {name}. To cancel: {own}', {
      name,
      own,
    }),
    location: t('Online'),
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
