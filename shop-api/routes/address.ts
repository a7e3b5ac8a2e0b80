import type { addressEndpoints } from '../../contract/address.ts';
import type { HandlersOf } from './handlers-of.ts';
import { notBuiltYet } from './not-built-yet.ts';

export const addressHandlers: HandlersOf<typeof addressEndpoints> = {
  listAddresses: notBuiltYet,
  addAddress: notBuiltYet,
  editAddress: notBuiltYet,
  editContactAddress: notBuiltYet,
  removeAddress: notBuiltYet,
  listCountries: notBuiltYet,
  listStates: notBuiltYet,
  listCities: notBuiltYet,
};
