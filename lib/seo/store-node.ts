import type { Store as StoreNode } from 'schema-dts';
import type { Store } from '@/contract/content/stores';
import { COUNTRY } from './india';
import { largestFile } from './node-of';

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Returns a schema.org Store: a local business with its address, opening hours and position. */
export function storeNode(store: Store, origin: string) {
  const { image, position, weekly_off: off } = store;
  return {
    '@type': 'Store',
    '@id': `${origin}/#store-${store.id}`,
    name: store.store_name,
    parentOrganization: { '@id': `${origin}/#store` },
    telephone: store.mobile_no,
    email: store.email,
    ...(image && { image: largestFile(image, origin) }),
    ...(store.location_url && { hasMap: store.location_url }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [store.address_line_1, store.address_line_2].filter(Boolean).join(', '),
      addressLocality: store.city,
      addressRegion: store.state_obj.name,
      postalCode: store.postal_code,
      addressCountry: COUNTRY,
    },
    ...(position && { geo: { '@type': 'GeoCoordinates' as const, ...position } }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS.filter((_, index) => index + 1 !== off),
      opens: store.work_start_time.slice(0, 5),
      closes: store.work_end_time.slice(0, 5),
    },
  } satisfies StoreNode;
}
