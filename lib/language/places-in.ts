import 'server-only';
import {
  LANGUAGES,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '@/contract/shop/languages';
import type { NamedPlace } from '@/lib/view/place-names';
import codes from './country-codes.json' with { type: 'json' };
import { textIn } from './text-in';

/*
 * The names of places in other languages, by those of the API. A name that other texts have too is
 * in the catalogue of the language. The others stay on the server: browsers are sent the lists they
 * ask for, and so have the names that the server has.
 */

interface PlaceNames {
  /** Names of countries besides those that the runtime knows. */
  countries: Readonly<Record<string, readonly string[]>>;
  /** The larger cities of India, with other spellings and former names. */
  cities: Readonly<Record<string, readonly string[]>>;
}

const NAMES = Object.fromEntries(
  await Promise.all(OTHER_LANGUAGES.map(async (language) => [language, await namesIn(language)])),
) as Record<OtherLanguage, PlaceNames>;

async function namesIn(language: OtherLanguage): Promise<PlaceNames> {
  const { folder } = LANGUAGES[language];
  const [countries, cities] = await Promise.all([
    import(`./${folder}/places/countries.json`, { with: { type: 'json' } }),
    import(`../../contract/messages/${folder}/cities.json`, { with: { type: 'json' } }),
  ]);
  return { countries: countries.default, cities: cities.default };
}

const CODES: Readonly<Record<string, string | undefined>> = codes;

/** Returns countries by their names in a language, in its order; found by the English too. */
export function countriesIn<P extends NamedPlace>(language: Language, countries: P[]): P[] {
  if (language === 'en') return countries;
  const named = countries.map((country) => {
    const [name = country.name, ...also] = countryNames(language, country.name);
    return { ...country, name, also: [...also, country.name] };
  });
  return inOrderOf(language, named);
}

/** Returns the name of a country in a language; English for one that is not known. */
export function countryIn(language: Language, country: string): string {
  return (language === 'en' ? undefined : countryNames(language, country)[0]) ?? country;
}

/** Returns states by their names in a language, in its order; English if one is not known. */
export function statesIn<P extends NamedPlace>(language: Language, states: P[]): P[] {
  if (language === 'en') return states;
  const t = textIn(language);
  const named = states.map((state) => ({ ...state, name: t(state.name) }));
  // A list in two scripts has no order that a reader could use.
  return named.some(({ name }) => hasLatin(name)) ? states : inOrderOf(language, named);
}

/** Returns cities in English, of which the larger ones are found by their names in a language too. */
export function citiesIn<P extends NamedPlace>(language: Language, cities: P[]): P[] {
  if (language === 'en') return cities;
  const names = NAMES[language].cities;
  return cities.map((city) =>
    Object.hasOwn(names, city.name) ? { ...city, also: names[city.name] } : city,
  );
}

/** Returns the names of a country in a language, the displayed one first; none of an unknown one. */
function countryNames(language: OtherLanguage, country: string): string[] {
  const code = CODES[country];
  if (code === undefined) return [];
  const nameIn = (style: 'long' | 'short') =>
    new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? country;
  const others = NAMES[language].countries[country] ?? [];
  const names = new Set([textIn(language)(country), nameIn('long'), nameIn('short'), ...others]);
  // Of those not in the catalogue, two in Gujarati have `SAR` in their long name.
  return [...names].filter((name) => !hasLatin(name));
}

function hasLatin(text: string): boolean {
  return /\p{Script=Latin}/u.test(text);
}

function inOrderOf<P extends NamedPlace>(language: OtherLanguage, places: P[]): P[] {
  const { compare } = new Intl.Collator(language);
  return [...places].sort((one, other) => compare(one.name, other.name));
}
