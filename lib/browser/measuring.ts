import { readStored, store } from '@/lib/forms/storage';
import type { MeasuringTags } from '@/lib/view/measuring';
import { measuredAddress } from './measured-address';
import { listenToEvents, type ShoppingEvent } from './shop-events';

const CURRENCY = 'INR';

/** The function that a service's script takes its calls from; it queues them until it is loaded. */
type Queue = (...call: unknown[]) => void;

let isStarted = false;

/** Loads the scripts of the services, once, and sends them every event, earlier ones of this page too. */
export function startMeasuring({ google, meta }: MeasuringTags): void {
  if (isStarted) return;
  isStarted = true;
  const services = [google && toGoogle(google), meta && toMeta(meta)].filter((send) => !!send);
  listenToEvents((event) => {
    const address = measuredAddress(new URL(location.href));
    if (address && isNew(event)) for (const send of services) send(event, address);
  });
}

/** Whether an event is none that was sent: the thanks for an order may be opened again. */
function isNew(event: ShoppingEvent): boolean {
  if (event.name !== 'bought') return true;
  const isKnown = readStored('measured-order') === event.order;
  store('measured-order', event.order);
  return !isKnown;
}

const GOOGLE_NAMES = {
  viewed: 'view_item',
  added: 'add_to_cart',
  'began checkout': 'begin_checkout',
  bought: 'purchase',
} as const satisfies Record<ShoppingEvent['name'], string>;

/** https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
function toGoogle(id: string) {
  const calls: unknown[] = [];
  Object.assign(window, { dataLayer: calls });
  // The script tells calls from other entries by their being `arguments`.
  const gtag: Queue = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    calls.push(arguments);
  };
  const at = (address: string) => ({ page_location: address, page_referrer: outsideReferrer() });
  gtag('js', new Date());
  gtag('config', id, at(measuredAddress(new URL(location.href)) ?? location.origin));
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  return (event: ShoppingEvent, address: string) => {
    gtag('event', GOOGLE_NAMES[event.name], {
      ...at(address),
      currency: CURRENCY,
      value: worthOf(event),
      items: event.goods.map(({ id: item, price, quantity }) => ({
        item_id: String(item),
        price,
        quantity,
      })),
      ...(event.name === 'bought' ? { transaction_id: event.order } : {}),
    });
  };
}

const META_NAMES = {
  viewed: 'ViewContent',
  added: 'AddToCart',
  'began checkout': 'InitiateCheckout',
  bought: 'Purchase',
} as const satisfies Record<ShoppingEvent['name'], string>;

/** In one piece, because `set` alone is the unit of a pack, which is translated. */
const OBSERVING = 'set autoConfig'.split(' ');

/** https://developers.facebook.com/docs/meta-pixel/reference */
function toMeta(id: string) {
  const queue: unknown[][] = [];
  const fbq = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else queue.push(call);
    },
    { queue, loaded: true, version: '2.0', disablePushState: true } as {
      queue: unknown[][];
      callMethod?: Queue;
    },
  );
  Object.assign(fbq, { push: fbq });
  Object.assign(window, { fbq, _fbq: fbq });
  // By itself the script would read forms and buttons, and report addresses as they are.
  fbq(...OBSERVING, false, id);
  fbq('init', id);
  load('https://connect.facebook.net/en_US/fbevents.js');
  return (event: ShoppingEvent) => {
    const contents = event.goods.map(({ id: product, price, quantity }) => ({
      id: String(product),
      quantity,
      item_price: price,
    }));
    const sent = { currency: CURRENCY, value: worthOf(event), content_type: 'product', contents };
    const same = event.name === 'bought' ? { eventID: event.order } : {};
    fbq('track', META_NAMES[event.name], sent, same);
  };
}

/** The site that led to the shop; an address of the shop itself may name an order. */
function outsideReferrer(): string {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? '' : referrer;
}

/** In rupees. */
function worthOf(event: ShoppingEvent): number {
  if (event.name === 'bought') return event.total;
  const sum = event.goods.reduce((total, { price, quantity }) => total + price * quantity, 0);
  return Math.round(sum * 100) / 100;
}

function load(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
