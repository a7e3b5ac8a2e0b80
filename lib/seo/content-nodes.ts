import type { PictureData } from '@/contract/shapes';
import { shopProfile } from '@/contract/shop';
import type { BlogPost } from '@/lib/view/blogs';
import type { DisplayedEventDetail } from '@/lib/view/events';
import { shareImageOf } from './metadata';

/** The page that a node describes. */
interface NodeOf {
  /** The absolute URL of the page. */
  url: string;
  origin: string;
}

/** Returns a schema.org BlogPosting. */
export function blogPostingNode(post: BlogPost, { url, origin }: NodeOf) {
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.meta.description,
    image: shareImages(post.banner, origin),
    datePublished: post.publishedAt,
    author: { '@type': 'Organization', name: post.author },
    publisher: publisher(origin),
    mainEntityOfPage: url,
  };
}

/** Returns a schema.org Event, at a place or online. */
export function eventNode(event: DisplayedEventDetail, { url, origin }: NodeOf) {
  const isOnline = event.category === 'Online';
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    image: shareImages(event.picture, origin),
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: event.onlineUrl ?? url }
      : {
          '@type': 'Place',
          name: event.venue || event.city,
          address: {
            '@type': 'PostalAddress',
            addressLocality: event.city,
            addressCountry: 'IN',
          },
        },
    organizer: publisher(origin),
    url,
  };
}

function publisher(origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#store`,
    name: shopProfile.name,
    url: origin,
  };
}

function shareImages(picture: PictureData | null, origin: string): string[] {
  const image = shareImageOf(picture);
  return image === null ? [] : [origin + image];
}
