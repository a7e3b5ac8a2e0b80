import type { addressEndpoints } from '../../contract/address.ts';
import { addAddress } from '../domain/address/add-address.ts';
import { editAddress } from '../domain/address/edit-address.ts';
import { listAddresses } from '../domain/address/list-addresses.ts';
import { removeAddress } from '../domain/address/remove-address.ts';
import { getPin } from '../domain/places/get-pin.ts';
import { listCities, listCountries, listStates } from '../domain/places/places.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

const SAVED = { ...DONE, message: 'Your address has been saved!' };

export const addressHandlers: HandlersOf<typeof addressEndpoints> = {
  listAddresses: async ({ ctx }) => ({ ...DONE, data: await listAddresses({ ctx }) }),
  addAddress: async ({ ctx, input }) => {
    const { add_id: replaces, ...fields } = input.body;
    return { ...SAVED, data: await addAddress({ ctx, input: { fields, replaces } }) };
  },
  editAddress: async ({ ctx, input }) => {
    const edit = { id: input.params.id, changes: input.body };
    return { ...SAVED, data: await editAddress({ ctx, input: edit }) };
  },
  editContactAddress: async ({ ctx, input }) => {
    const edit = { id: input.query.contact_id, changes: input.body };
    return { ...SAVED, data: await editAddress({ ctx, input: edit }) };
  },
  removeAddress: async ({ ctx, input }) => {
    await removeAddress({ ctx, input: { id: input.params.id } });
    return { ...DONE, message: 'Your address has been removed.' };
  },
  getPin: async ({ ctx, input }) => ({
    ...DONE,
    data: await getPin({ ctx, input: { pin: input.params.pin } }),
  }),
  listCountries: async ({ input }) => ({
    ...DONE,
    data: listCountries(input.query.filter_search).map(({ id, name, callingCode }) => ({
      id,
      country_name: name,
      calling_code: callingCode,
    })),
  }),
  listStates: async ({ input }) => ({ ...DONE, data: listStates(input.params.countryId) }),
  listCities: async ({ input }) => ({ ...DONE, data: listCities(input.params.stateId) }),
};
