import { addressApiMessages } from '../../../contract/messages/addresses.ts';
import { invalidField } from '../kernel/errors.ts';
import { type Country, listCities, listCountries, listStates, type Place } from './places.ts';

/** Returns a country that a form names by its id. Errors: `invalid` (the field). */
export function chosenCountry(id: number, field = 'country'): Country {
  const found = listCountries().find((country) => country.id === id);
  if (!found) throw invalidField(field, 'country_unknown', addressApiMessages.countryUnknown);
  return found;
}

/** Returns a state of the chosen country. Errors: `invalid` (state). */
export function chosenState(countryId: number | undefined, id: number): Place {
  const states = countryId === undefined ? [] : listStates(countryId);
  const found = states.find((state) => state.id === id);
  if (!found) throw invalidField('state', 'state_not_of_country', addressApiMessages.otherState);
  return found;
}

/** Returns a city of the chosen state. Errors: `invalid` (city). */
export function chosenCity(stateId: number | undefined, id: number): Place {
  const cities = stateId === undefined ? [] : listCities(stateId);
  const found = cities.find((city) => city.id === id);
  if (!found) throw invalidField('city', 'city_not_of_state', addressApiMessages.otherCity);
  return found;
}
