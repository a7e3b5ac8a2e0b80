import 'server-only';
import type { Address } from '@/contract/accounts/address';
import type { Language } from '@/contract/shop/languages';
import { isNotLoggedIn } from '@/lib/api-error';
import { addressStart } from '@/lib/forms/address-start';
import { getLanguage } from '@/lib/language/get-text';
import { countryIn } from '@/lib/language/places-in';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { readCities, readStates } from '@/lib/server/api/places';
import { callAs, type ShopperCall, withIdentityFallback } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import { readAppointmentContact } from '@/lib/server/shopper/appointments';
import { readAddresses } from '@/lib/server/shopper/customer';
import type { AddressFormPageData, PlaceOption } from '@/lib/view/addresses';
import type { FormFlash } from '@/lib/view/form-flash';
import { orNull } from './as-customer';
import { formFlash } from './form-flash';

type Recipient = { full_name?: string; mobile?: string };

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
    const recipient = address ? {} : await readRecipient(call);
    return await drawn({ address, recipient, flash: formFlash(session, page) });
  } catch (error) {
    if (isNotLoggedIn(error)) return 'login';
    throw error;
  }
}

/** Returns the customer's own name and Indian number, with which a new address begins. */
async function readRecipient(call: ShopperCall): Promise<Recipient> {
  const contact = await orNull(readAppointmentContact({ call }));
  return contact ? { full_name: contact.name, mobile: contact.mobile } : {};
}

interface Drawn {
  address: Address | undefined;
  recipient: Recipient;
  flash: FormFlash | undefined;
}

async function drawn({ address, recipient, flash }: Drawn) {
  const language = await getLanguage();
  const before = addressStart(address, { ...recipient, ...flash?.typed });
  const values = { ...before, country_name: countryIn(language, before.country_name) };
  const [states, cities] = await Promise.all([
    getStates(values.country, language),
    getCities(values.state, language),
  ]);
  return { start: { values, states, cities }, flash };
}

/** Returns the states of a country. @throws ApiError */
async function getStates(countryId: number, language: Language): Promise<PlaceOption[]> {
  'use cache';
  cachedUnder(cacheTags.places);
  return readStates(countryId, language);
}

/** Returns the cities of a state. @throws ApiError */
async function getCities(stateId: number, language: Language): Promise<PlaceOption[]> {
  'use cache';
  cachedUnder(cacheTags.places);
  return readCities(stateId, language);
}
