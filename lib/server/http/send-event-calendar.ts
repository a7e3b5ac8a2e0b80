import 'server-only';
import type { EventDetail } from '@/contract/content/events';
import { calendarFile, eventUid } from '@/contract/enquiries/calendar';
import { eventMessages } from '@/contract/messages/events';
import { contentRoutes } from '@/lib/content-routes';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';
import { plainText } from '@/lib/server/heading-anchors';
import { cleanHtml } from '@/lib/server/rich-text';
import { answerFailure } from './answers';
import { pathId } from './path-id';

interface Context {
  params: Promise<{ id: string }>;
}

/** Sends the event in the path as a calendar file, the same for everyone. */
export async function sendEventCalendar(_request: Request, { params }: Context): Promise<Response> {
  try {
    const id = pathId((await params).id, eventMessages.notFound);
    const { event } = await callShopApi('getEvent', { params: { id } });
    return new Response(fileOf(event), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="event-${id}.ics"`,
        'Cache-Control': 'public, max-age=300',
      },
    });
  } catch (error) {
    return answerFailure(error);
  }
}

function fileOf(event: EventDetail): string {
  const page = serverConfig().publicOrigin + contentRoutes.event(event.id);
  return calendarFile({
    uid: eventUid(event.id),
    start: new Date(event.start_datetime),
    end: new Date(event.end_datetime),
    title: event.title,
    description: `${plainText(cleanHtml(event.description))}\n\n${page}`.trim(),
    location: [event.venue, event.city].filter(Boolean).join(', ') || event.online_url || 'Online',
    stamp: new Date(),
  });
}
