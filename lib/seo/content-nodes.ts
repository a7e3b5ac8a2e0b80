import type { BlogPosting, Event } from 'schema-dts';
import type { PictureData } from '@/contract/kit/shapes';
import type { CompanyProfile } from '@/contract/shop/shop';
import type { BlogPost } from '@/lib/view/blogs';
import type { DisplayedEventDetail } from '@/lib/view/events';
import { COUNTRY } from './india';
import { largestFile, type NodeOf } from './node-of';
import { shopReference } from './shop-node';

interface OfShop extends NodeOf {
  /** Who publishes it. */
  company: Pick<CompanyProfile, 'name'>;
}

/** Returns a schema.org BlogPosting. */
export function blogPostingNode(post: BlogPost, { url, origin, company }: OfShop) {
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.meta.description,
    image: images(post.banner, origin),
    datePublished: post.publishedAt,
    author: { '@type': 'Organization' as const, name: post.author },
    publisher: shopReference(company, origin),
    inLanguage: 'en-IN',
    timeRequired: `PT${post.minutes}M`,
    mainEntityOfPage: url,
  } satisfies BlogPosting;
}

/** Returns a schema.org Event, at a place or online. `text` is its description without tags. */
export function eventNode(event: DisplayedEventDetail, text: string, page: OfShop) {
  const { url, origin, company } = page;
  const isOnline = event.category === 'Online';
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    ...(text && { description: text }),
    image: images(event.picture, origin),
    startDate: event.startsAt,
    endDate: event.endsAt,
    inLanguage: 'en-IN',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline ? onlineLocation(event, url) : placeNode(event),
    organizer: shopReference(company, origin),
    url,
  } satisfies Event;
}

function onlineLocation({ onlineUrl }: DisplayedEventDetail, url: string) {
  return { '@type': 'VirtualLocation' as const, url: onlineUrl ?? url };
}

function placeNode({ venue, city }: DisplayedEventDetail) {
  return {
    '@type': 'Place' as const,
    name: venue || city,
    address: {
      '@type': 'PostalAddress' as const,
      ...(venue && { streetAddress: venue }),
      addressLocality: city,
      addressCountry: COUNTRY,
    },
  };
}

function images(picture: PictureData | null, origin: string): string[] {
  return picture ? [largestFile(picture, origin)] : [];
}
