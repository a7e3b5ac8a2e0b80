/*
 * The carriers of parcels. This file imports nothing, so that the API, the dashboard and the pages
 * of orders follow the same table.
 */

/** The public page of each carrier where a parcel is tracked; `{number}` is its tracking number. */
const TRACKING_PAGES = {
  Delhivery: 'https://www.delhivery.com/track-v2/package/{number}',
  'Blue Dart': 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  Ekart: 'https://ekartlogistics.com/shipmenttrack/{number}',
  XpressBees: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
  Shiprocket: 'https://shiprocket.co/tracking/{number}',
  /** These two have no address for one parcel: the number is typed on their page. */
  DTDC: 'https://www.dtdc.com/track-your-shipment/',
  'India Post': 'https://www.indiapost.gov.in/',
} as const;

export type Carrier = keyof typeof TRACKING_PAGES;

export const CARRIERS = Object.keys(TRACKING_PAGES) as Carrier[];

/** Who carried a parcel; `none`: the shop itself. */
export const TAKING_CARRIERS = [...CARRIERS, 'none'] as const;

/** A tracking number: letters, digits and hyphens. */
const TRACKING_NUMBER = /^[A-Z\d-]{5,40}$/i;

/** Returns a number as carriers print it: they group it by spaces, and some type it in small letters. */
export function trackingNumber(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** Whether a text is a tracking number; an empty one is none given. */
export function isTrackingNumber(text: string | undefined): boolean {
  return !text || TRACKING_NUMBER.test(text);
}

/** Returns the address where a carrier's parcel is tracked. */
export function trackingUrl(carrier: Carrier, number: string): string {
  return TRACKING_PAGES[carrier].replace('{number}', encodeURIComponent(number));
}

/** Whether a name is one of the carriers. */
export function isCarrier(name: string | null): name is Carrier {
  return name !== null && Object.hasOwn(TRACKING_PAGES, name);
}
