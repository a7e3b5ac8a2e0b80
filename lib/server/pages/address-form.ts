import 'server-only';
import type { Address } from '@/contract/address';
import { isNotLoggedIn } from '@/lib/api-error';
import { addressStart } from '@/lib/forms/address-start';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { readCities, readStates } from '@/lib/server/api/places';
import { callAs, withIdentityFallback } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import { readAddresses } from '@/lib/server/shopper/customer';
import type { AddressFormPageData, PlaceOption } from '@/lib/view/addresses';
import type { FormFlash } from '@/lib/view/form-flash';
import { formFlash } from './form-flash';

interface Asked {
  /** The path of the page. */
  page: string;
  /** The id of the address that fills the form. */
  id?: number;
}

/** Reads the form; null for an address of another customer, `login` when logged out. */
export async function getAddressForm({
  page,
  id,
}: Asked): Promise<AddressFormPageData | 'login' | null> {
  const session = { ...(await readSession()) };
  try {
    const call = callAs(session);
    const addresses = await withIdentityFallback(session, () => readAddresses({ call }));
    const address = addresses.find((one) => one.id === id);
    if (id !== undefined && !address) return null;
    return await drawn(address, formFlash(session, page));
  } catch (error) {
    if (isNotLoggedIn(error)) return 'login';
    throw error;
  }
}

async function drawn(address: Address | undefined, flash: FormFlash | undefined) {
  const values = addressStart(address, flash?.typed);
  const [states, cities] = await Promise.all([getStates(values.country), getCities(values.state)]);
  return { start: { values, states, cities }, flash };
}

/** Returns the states of a country. @throws ApiError */
async function getStates(countryId: number): Promise<PlaceOption[]> {
  'use cache';
  cachedUnder(cacheTags.places);
  return readStates(countryId);
}

/** Returns the cities of a state. @throws ApiError */
async function getCities(stateId: number): Promise<PlaceOption[]> {
  'use cache';
  cachedUnder(cacheTags.places);
  return readCities(stateId);
}
