import type { addressEndpoints } from '../../contract/accounts/address.ts';
import { addressApiMessages } from '../../contract/messages/addresses.ts';
import { addAddress } from '../domain/accounts/addresses/add-address.ts';
import { editAddress } from '../domain/accounts/addresses/edit-address.ts';
import { listAddresses, removeAddress } from '../domain/accounts/addresses/own-addresses.ts';
import { getPin } from '../domain/delivery/pin-codes.ts';
import { listCities, listCountries, listStates } from '../domain/delivery/places.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

const SAVED = { ...DONE, message: addressApiMessages.saved };

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
    return { ...DONE, message: addressApiMessages.removed };
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
