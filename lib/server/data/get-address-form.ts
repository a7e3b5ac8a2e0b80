import 'server-only';
import type { Address } from '@/contract/address';
import type { AddressStart } from '@/lib/api/addresses';
import { ApiError } from '@/lib/api/api-error';
import { addressStart } from '@/lib/forms/address-start';
import type { FormFlash } from '@/lib/forms/form-flash';
import { readAddresses } from '../door/addresses';
import { asWhoIsLeft, callAs } from '../door/shopper';
import { readSession } from '../session';
import { formFlash } from './get-form-flash';
import { getCities, getStates } from './get-places';

interface Asked {
  /** The path of the page. */
  page: string;
  /** The address that the form begins with. */
  id?: number;
}

/** All that the form of an address draws. Personal: never cached. */
export interface AddressFormPage {
  start: AddressStart;
  flash: FormFlash | undefined;
}

/** Reads the form; null where the address is not the customer's, `login` where nobody is logged in. */
export async function getAddressForm({
  page,
  id,
}: Asked): Promise<AddressFormPage | 'login' | null> {
  const session = { ...(await readSession()) };
  try {
    const call = callAs(session);
    const kept = await asWhoIsLeft(session, () => readAddresses({ call }));
    const address = kept.find((one) => one.id === id);
    if (id !== undefined && !address) return null;
    return await drawn(address, formFlash(session, page));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_logged_in') return 'login';
    throw error;
  }
}

async function drawn(address: Address | undefined, flash: FormFlash | undefined) {
  const { values, country } = addressStart(address, flash?.typed);
  const [states, cities] = await Promise.all([getStates(country.id), getCities(values.state)]);
  return { start: { values, country, states, cities }, flash };
}
