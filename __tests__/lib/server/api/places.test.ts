import { describe, expect, test } from '@jest/globals';
import { StorefrontBrowser } from '@/__tests__/support/storefront-browser';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import { AHMEDABAD_ID } from '@/contract/shop/settings';
import { DEFAULT_COUNTRY, DEFAULT_STATE_ID } from '@/lib/view/addresses';

const { cities, countries, pin: pins, states } = accountCalls;

withShopApi();

const browser = new StorefrontBrowser();
const ask = (handler: unknown, params: Record<string, string>) => browser.send(handler, { params });
const find = async (q: string, language = 'en') =>
  (
    await browser.send(countries.GET, { query: `/places/countries?q=${q}&language=${language}` })
  ).json();
const namesIn = async (language: string, handler: unknown, id: number): Promise<string[]> => {
  const sent = { params: { id: String(id) }, query: `/places?language=${language}` };
  const { places } = await (await browser.send(handler, sent)).json();
  return places.map(({ name }: { name: string }) => name);
};

describe('places', () => {
  test('countries are searched from three letters on', async () => {
    expect(await find('in')).toEqual({ countries: [] });
    expect((await find('indi')).countries).toContainEqual(DEFAULT_COUNTRY);
  });

  test('a country whose name begins with the text comes first', async () => {
    const found = (await find('India')).countries;
    expect(found.map(({ name }: { name: string }) => name)).toEqual([
      'India',
      'British Indian Ocean Territory',
    ]);
  });

  test.each([
    ['hi', 'भारत', 'भारत'],
    ['hi', 'India', 'भारत'],
    ['hi', 'नेपा', 'नेपाल'],
    ['hi', 'चीन', 'चीन'],
    ['gu', 'ભારત', 'ભારત'],
    ['gu', 'Nepal', 'નેપાળ'],
  ])('in %s, %s finds %s first', async (language, typed, name) => {
    expect((await find(typed, language)).countries[0]).toMatchObject({ name });
  });

  test('a country in another language has its English name beside', async () => {
    const [india] = (await find('भारत', 'hi')).countries;
    expect(india).toEqual({ ...DEFAULT_COUNTRY, name: 'भारत', also: ['India'] });
  });

  test('states are in the language of the page, cities in English', async () => {
    expect(await namesIn('hi', states.GET, DEFAULT_COUNTRY.id)).toContain('गुजरात');
    expect(await namesIn('gu', states.GET, DEFAULT_COUNTRY.id)).toContain('કેરળ');
    expect(await namesIn('hi', cities.GET, DEFAULT_STATE_ID)).toContain('Ahmedabad');
    expect(await namesIn('xx', states.GET, DEFAULT_COUNTRY.id)).toContain('Gujarat');
  });

  test('the form starts with a city in a state of India', async () => {
    const ofIndia = await (await ask(states.GET, { id: String(DEFAULT_COUNTRY.id) })).json();
    expect(ofIndia.places).toContainEqual({ id: DEFAULT_STATE_ID, name: 'Gujarat' });
    const ofGujarat = await (await ask(cities.GET, { id: String(DEFAULT_STATE_ID) })).json();
    expect(ofGujarat.places).toContainEqual({ id: AHMEDABAD_ID, name: 'Ahmedabad' });
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
      city: { id: AHMEDABAD_ID },
      shipping_amt: 0,
    });
  });

  test('a PIN code has its city in the language that is asked for', async () => {
    const sent = { params: { pin: '110001' }, query: '/places/pin/110001?language=gu' };
    const { place } = await (await browser.send(pins.GET, sent)).json();
    expect(place.city.name).toBe('નવી દિલ્હી');
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
