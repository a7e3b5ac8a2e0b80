import { beforeEach, expect, jest, test } from '@jest/globals';

type Calls = { dataLayer: IArguments[]; fbq: { queue: unknown[][] } };
const calls = () => window as unknown as Calls;

const goods = [{ id: 1001, price: 449.5, quantity: 2 }];

/** Each test has a page of its own. */
async function page(path: string) {
  jest.resetModules();
  history.replaceState(null, '', path);
  const { tell } = await import('@/lib/browser/shop-events');
  const { startMeasuring } = await import('@/lib/browser/measuring');
  return { tell, start: () => startMeasuring({ google: 'G-ABC123', meta: '12345' }) };
}

const toGoogle = () => calls().dataLayer.map((call) => [...call]);
const eventsToGoogle = () => toGoogle().filter(([kind]) => kind === 'event');
const eventsToMeta = () => calls().fbq.queue.filter(([kind]) => kind === 'track');

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

test('loads the scripts of the chosen services, once', async () => {
  const { start } = await page('/');
  start();
  start();
  expect([...document.head.querySelectorAll('script')].map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    'https://connect.facebook.net/en_US/fbevents.js',
  ]);
});

test('sends what happened before the consent on this page, and after it', async () => {
  const { tell, start } = await page('/products/1001/beans');
  tell({ name: 'viewed', goods });
  start();
  tell({ name: 'added', goods });
  expect(eventsToGoogle().map(([, name]) => name)).toEqual(['view_item', 'add_to_cart']);
  expect(eventsToMeta().map(([, name]) => name)).toEqual(['ViewContent', 'AddToCart']);
  expect(eventsToGoogle()[1]?.[2]).toEqual({
    page_location: `${location.origin}/products/1001/beans`,
    page_referrer: '',
    currency: 'INR',
    value: 899,
    items: [{ item_id: '1001', price: 449.5, quantity: 2 }],
  });
});

test('an order is sent once, however often its thanks are opened', async () => {
  const bought = { name: 'bought', goods, order: 'V-77', total: 899 } as const;
  const first = await page('/pay/kJ3/done');
  first.start();
  first.tell(bought);
  expect(eventsToGoogle()[0]?.[2]).toMatchObject({ transaction_id: 'V-77', value: 899 });
  expect(eventsToMeta()[0]).toContainEqual({ eventID: 'V-77' });
  const second = await page('/pay/kJ3/done');
  second.start();
  second.tell(bought);
  expect(eventsToGoogle()).toEqual([]);
});

test('no address with an id of a shopper or a secret is sent', async () => {
  const { tell, start } = await page('/pay/kJ3/done');
  start();
  expect(JSON.stringify(toGoogle())).not.toContain('kJ3');
  history.replaceState(null, '', '/wishlists/secret');
  tell({ name: 'added', goods });
  expect(eventsToGoogle()).toEqual([]);
  expect(eventsToMeta()).toEqual([]);
});
