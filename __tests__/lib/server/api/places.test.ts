import { describe, expect, test } from '@jest/globals';
import { StorefrontBrowser } from '@/__tests__/support/storefront-browser';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import * as cities from '@/app/api/places/cities/[id]/route';
import * as countries from '@/app/api/places/countries/route';
import * as pins from '@/app/api/places/pin/[pin]/route';
import * as states from '@/app/api/places/states/[id]/route';
import { OWN_CITY_ID } from '@/contract/shop/delivery-charges';
import { DEFAULT_COUNTRY, DEFAULT_STATE_ID } from '@/lib/view/addresses';

withShopApi();

const browser = new StorefrontBrowser();
const ask = (handler: unknown, params: Record<string, string>) => browser.send(handler, { params });
const find = async (q: string) =>
  (await browser.send(countries.GET, { query: `/places/countries?q=${q}` })).json();

describe('places', () => {
  test('countries are searched from three letters on', async () => {
    expect(await find('in')).toEqual({ countries: [] });
    expect((await find('indi')).countries).toContainEqual(DEFAULT_COUNTRY);
  });

  test('the form starts with a city in a state of India', async () => {
    const ofIndia = await (await ask(states.GET, { id: String(DEFAULT_COUNTRY.id) })).json();
    expect(ofIndia.places).toContainEqual({ id: DEFAULT_STATE_ID, name: 'Gujarat' });
    const ofGujarat = await (await ask(cities.GET, { id: String(DEFAULT_STATE_ID) })).json();
    expect(ofGujarat.places).toContainEqual({ id: OWN_CITY_ID, name: 'Ahmedabad' });
  });

  test('are the same for everyone: cached by browsers, without a cookie', async () => {
    const answer = await ask(states.GET, { id: String(DEFAULT_COUNTRY.id) });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('a PIN code answers its state, its city and its delivery', async () => {
    const { place } = await (await ask(pins.GET, { pin: '380009' })).json();
    expect(place).toMatchObject({
      state: { id: DEFAULT_STATE_ID },
      city: { id: OWN_CITY_ID },
      shipping_amt: 0,
    });
  });

  test.each([
    [pins.GET, { pin: '38000' }],
    [pins.GET, { pin: '000000' }],
    [pins.GET, { pin: '..' }],
    [states.GET, { id: 'x' }],
    [cities.GET, { id: '0' }],
  ])('an unknown place is not found: %#', async (handler, params) => {
    expect((await ask(handler, params)).status).toBe(404);
  });
});
