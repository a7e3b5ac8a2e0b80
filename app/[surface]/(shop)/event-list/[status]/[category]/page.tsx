import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { STATUS_LABELS } from '@/components/events/event-labels';
import { EventsView } from '@/components/events/events-view';
import { JsonLd } from '@/components/shared/raw-html';
import { contentRoutes } from '@/lib/content-routes';
import { getLanguage, getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import {
  eventListOfSegments,
  eventListSegments,
  eventsAddress,
  everyEventList,
} from '@/lib/routing/event-list';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { itemList } from '@/lib/seo/list-node';
import { pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getEventList } from '@/lib/server/pages/events';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ status: string; category: string }>;
}

/** Prerenders every choice of the two filters. */
export function generateStaticParams() {
  return everyEventList().map(eventListSegments);
}

async function readPage(params: Props['params']) {
  const current = eventListOfSegments(await params) ?? notFound();
  return { current, events: await getEventList(current, await getLanguage()) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { current, events } = await readPage(params);
  const { status, category } = current;
  const path = contentRoutes.events(eventsAddress(current));
  const t = await getText();
  const isDefault = path === contentRoutes.events();
  const choice = isDefault
    ? ''
    : `: ${t(STATUS_LABELS[status]).toLowerCase()}, ${t(category).toLowerCase()}`;
  const meta = await getPageMeta(path, {
    title: pageTitle(`${t('Events')}${choice}`),
    description: t(
      'Farm mornings, kitchen workshops and talks with the people who grow and make{choice}. Times are India time.',
      { choice: t(choice) },
    ),
    keywords: 'events, workshop, farm visit',
  });
  return getMetadata({
    meta,
    canonical: path,
    origin: serverConfig().publicOrigin,
    indexable: isDefault || events.length > 0,
  });
}

export default async function EventListPage({ params }: Props) {
  const { current, events } = await readPage(params);
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Events' }];
  const rows = events.map(({ id, title }) => ({ name: title, path: contentRoutes.event(id) }));
  const { publicOrigin: origin } = serverConfig();
  return (
    <>
      <JsonLd origin={origin} data={graph(breadcrumbList(trail, origin), itemList(rows, origin))} />
      <EventsView events={events} current={current} trail={trail} />
    </>
  );
}
