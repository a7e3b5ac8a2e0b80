import { describe, expect, test } from '@jest/globals';
import * as cities from '@/app/api/places/cities/[id]/route';
import * as countries from '@/app/api/places/countries/route';
import * as pins from '@/app/api/places/pin/[pin]/route';
import * as states from '@/app/api/places/states/[id]/route';
import { AHMEDABAD_ID, GUJARAT_ID, INDIA } from '@/lib/api/addresses';
import { DoorBrowser } from '../../../support/door-browser';
import { withShopApi } from '../../../support/door-shopper';

withShopApi();

const browser = new DoorBrowser();
const ask = (handler: unknown, params: Record<string, string>) => browser.send(handler, { params });
const find = async (q: string) =>
  (await browser.send(countries.GET, { query: `/places/countries?q=${q}` })).json();

describe('places', () => {
  test('countries are searched from three letters on', async () => {
    expect(await find('in')).toEqual({ countries: [] });
    expect((await find('indi')).countries).toContainEqual(INDIA);
  });

  test('the form begins in a city of a state of India', async () => {
    const ofIndia = await (await ask(states.GET, { id: String(INDIA.id) })).json();
    expect(ofIndia.places).toContainEqual({ id: GUJARAT_ID, name: 'Gujarat' });
    const ofGujarat = await (await ask(cities.GET, { id: String(GUJARAT_ID) })).json();
    expect(ofGujarat.places).toContainEqual({ id: AHMEDABAD_ID, name: 'Ahmedabad' });
  });

  test('are the same for everyone: kept by browsers, and nobody gets a cookie', async () => {
    const answer = await ask(states.GET, { id: String(INDIA.id) });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('a PIN code knows its state, its city and the delivery', async () => {
    const { place } = await (await ask(pins.GET, { pin: '380009' })).json();
    expect(place).toMatchObject({
      state: { id: GUJARAT_ID },
      city: { id: AHMEDABAD_ID },
      shipping_amt: 0,
    });
  });

  test.each([
    [pins.GET, { pin: '38000' }],
    [pins.GET, { pin: '000000' }],
    [pins.GET, { pin: '..' }],
    [states.GET, { id: 'x' }],
    [cities.GET, { id: '0' }],
  ])('what is no place is not found: %#', async (handler, params) => {
    expect((await ask(handler, params)).status).toBe(404);
  });
});
