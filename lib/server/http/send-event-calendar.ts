import 'server-only';
import type { EventDetail } from '@/contract/content/events';
import { calendarFile, eventUid } from '@/contract/enquiries/calendar';
import { eventMessages } from '@/contract/messages/events';
import { inLanguage, type Language } from '@/contract/shop/languages';
import { contentRoutes } from '@/lib/content-routes';
import { textIn } from '@/lib/language/text-in';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';
import { plainText } from '@/lib/server/heading-anchors';
import { cleanHtml } from '@/lib/server/rich-text';
import { answerFailure } from './answers';
import { pathId } from './path-id';
import { queryLanguage } from './query-language';

interface Context {
  params: Promise<{ id: string }>;
}

/** Sends the event in the path as a calendar file, in the language of the query. */
export async function sendEventCalendar(request: Request, { params }: Context): Promise<Response> {
  try {
    const id = pathId((await params).id, eventMessages.notFound);
    const language = queryLanguage(new URL(request.url).searchParams);
    const { event } = await callShopApi('getEvent', { params: { id }, query: { language } });
    return new Response(fileOf(event, language), {
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

function fileOf(event: EventDetail, language: Language): string {
  const t = textIn(language);
  const page = serverConfig().publicOrigin + inLanguage(contentRoutes.event(event.id), language);
  return calendarFile({
    uid: eventUid(event.id),
    start: new Date(event.start_datetime),
    end: new Date(event.end_datetime),
    title: event.title,
    description: `${plainText(cleanHtml(event.description))}\n\n${page}`.trim(),
    location:
      [event.venue, t(event.city)].filter(Boolean).join(', ') || event.online_url || t('Online'),
    stamp: new Date(),
  });
}
