import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { placeOf } from '@/components/events/event-labels';
import { EventView } from '@/components/events/event-view';
import { JsonLd } from '@/components/shared/raw-html';
import { DEFAULT_EVENT_STATUS } from '@/contract/content/events';
import { readId } from '@/contract/kit/ids';
import { contentRoutes } from '@/lib/content-routes';
import { getLanguage, getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { atLeastOne } from '@/lib/routing/paths-rendered-ahead';
import { eventNode } from '@/lib/seo/content-nodes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageTitle } from '@/lib/seo/metadata';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { plainText } from '@/lib/server/heading-anchors';
import { getShareCard } from '@/lib/server/pages/cards';
import { getEventPage, getEventsOf } from '@/lib/server/pages/events';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ id: string }>;
}

/** Prerenders the coming events; every other event renders at its first visit. */
export async function generateStaticParams() {
  const coming = await getEventsOf(DEFAULT_EVENT_STATUS);
  const ids = coming.map(({ id }) => ({ id: String(id) }));
  return atLeastOne(ids, { id: '1' });
}

async function readPage(params: Props['params']) {
  const { id } = await params;
  const event = await getEventPage(readId(id) ?? notFound(), await getLanguage());
  if (!event) notFound();
  return { event, path: contentRoutes.event(event.id), origin: serverConfig().publicOrigin };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { event, path, origin } = await readPage(params);
  const t = await getText();
  const meta = await getPageMeta(path, {
    title: pageTitle(event.title),
    description: t('{title}: {when}, {place}.', {
      title: event.title,
      when: t.filled(event.when),
      place: placeOf(event, t),
    }),
    keywords: `event, ${event.title}`,
  });
  return getMetadata({
    meta,
    canonical: path,
    origin,
    shareCard: await getShareCard('event', event.id),
  });
}

export default async function EventPage({ params }: Props) {
  const { event, path, origin } = await readPage(params);
  const url = origin + path;
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Events', href: contentRoutes.events() },
    { label: event.title },
  ];
  const node = eventNode(event, plainText(event.html), {
    url,
    origin,
    company: await getCompany(),
  });
  return (
    <>
      <JsonLd origin={origin} data={graph(node, breadcrumbList(trail, origin))} />
      <EventView event={event} url={url} trail={trail} />
    </>
  );
}
