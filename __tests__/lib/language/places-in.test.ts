import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, OTHER_LANGUAGES } from '@/contract/shop/languages';
import codes from '@/lib/language/country-codes.json' with { type: 'json' };
import { citiesIn, countriesIn, countryIn, statesIn } from '@/lib/language/places-in';
import { textIn } from '@/lib/language/text-in';
import type { PlaceOption } from '@/lib/view/addresses';
import { placesNamed } from '@/lib/view/place-names';
import { INDIA_ID, listCities, listCountries, listStates } from '@/shop-api/domain/delivery/places';

const COUNTRIES = listCountries();
const STATES = listStates(INDIA_ID);
const CITIES: PlaceOption[] = STATES.flatMap(({ id }) => listCities(id));
const NEPAL = COUNTRIES.find(({ name }) => name === 'Nepal')?.id ?? 0;

const LATIN = /\p{Script=Latin}/u;
const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name);
const firstNamed = (text: string, places: { name: string }[]) => placesNamed(text, places)[0];

test('every country has its code', () => {
  expect(Object.keys(codes)).toEqual(namesOf(COUNTRIES));
});

describe.each(OTHER_LANGUAGES)('in %s', (language) => {
  const countries = countriesIn(language, COUNTRIES);
  const states = statesIn(language, STATES);
  const t = textIn(language);
  const own = new RegExp(`\\p{Script=${LANGUAGES[language].script}}`, 'u');
  const { compare } = new Intl.Collator(language);

  test.each([
    ['countries', countries],
    ['states', states],
  ])('%s are in one script and in its order', (_, places) => {
    const names = namesOf(places);
    expect(names.filter((name) => !own.test(name) || LATIN.test(name))).toEqual([]);
    expect(names).toEqual(names.toSorted(compare));
    expect(new Set(names).size).toBe(names.length);
  });

  test('all 36 states and territories have a name', () => {
    expect(states).toHaveLength(36);
    expect(states.map(({ id }) => id).sort()).toEqual(STATES.map(({ id }) => id).sort());
  });

  test('a country is named as other texts of the shop name it, else as the runtime does', () => {
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    expect(countryIn(language, 'India')).toBe(regions.of('IN'));
    expect(countryIn(language, 'Germany')).toBe(regions.of('DE'));
    expect(countryIn(language, 'United States')).toBe(t('United States'));
  });

  test('a country is found by its English name too, and keeps its id', () => {
    expect(firstNamed('India', countries)).toMatchObject({ id: INDIA_ID, name: t('India') });
    expect(firstNamed('Nepal', countries)).toMatchObject({ id: NEPAL });
  });

  test('cities stay in one script, and 300 or more are found by a name in the other', () => {
    const cities = citiesIn(language, CITIES);
    expect(namesOf(cities)).toEqual(namesOf(CITIES));
    const others = cities.flatMap(({ also = [] }) => also);
    expect(new Set(others).size).toBeGreaterThan(300);
    const odd = (name: string) =>
      !own.test(name) || LATIN.test(name) || name !== name.normalize('NFC');
    expect(others.filter(odd)).toEqual([]);
  });

  test('states without names stay in English, all of them', () => {
    const nepal = listStates(NEPAL);
    expect(statesIn(language, nepal)).toEqual(nepal);
    const mixed = [...STATES, { id: 1, name: 'Elsewhere' }];
    expect(statesIn(language, mixed)).toEqual(mixed);
  });

  test('a country that is not known keeps its name', () => {
    expect(countryIn(language, 'Atlantis')).toBe('Atlantis');
  });
});

test.each([
  ['hi', 'अहमदाबाद', 'Ahmedabad'],
  ['hi', 'मुम्बई', 'Mumbai'],
  ['hi', 'बैंगलोर', 'Bengaluru'],
  ['hi', 'काशी', 'Varanasi'],
  ['gu', 'સુરત', 'Surat'],
  ['gu', 'જુનાગઢ', 'Junagadh'],
  ['gu', 'વેરાવળ', 'Veraval'],
] as const)('in %s, %s is %s', (language, typed, city) => {
  expect(firstNamed(typed, citiesIn(language, CITIES))?.name).toBe(city);
});

test.each([
  ['hi', 'अमेरिका', 'United States'],
  ['hi', 'ब्रिटेन', 'United Kingdom'],
  ['gu', 'અમેરિકા', 'United States'],
  ['gu', 'હોંગકોંગ', 'Hong Kong S.A.R.'],
  ['gu', 'ભારત', 'India'],
] as const)('in %s, %s finds %s', (language, typed, country) => {
  const id = COUNTRIES.find(({ name }) => name === country)?.id;
  const found = placesNamed(typed, countriesIn(language, COUNTRIES));
  expect(found.map((one) => one.id)).toContain(id);
});

test('English has the lists as the API gives them', () => {
  expect(countriesIn('en', COUNTRIES)).toBe(COUNTRIES);
  expect(statesIn('en', STATES)).toBe(STATES);
  expect(citiesIn('en', CITIES)).toBe(CITIES);
  expect(countryIn('en', 'Nepal')).toBe('Nepal');
});
