import type { InferType } from 'yup';
import type { Address, addressPatch } from '../../../contract/address.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import type { AddressFields } from './address-columns.ts';
import { addressColumns } from './address-columns.ts';
import type { AddressRow } from './address-data.ts';
import { addressWords } from './address-data.ts';
import { isAddressOf } from './is-address-of.ts';
import { keepADefault, makeDefault } from './keep-one-default.ts';
import { lockCustomer } from './lock-customer.ts';
import { readAddress, showAddress } from './read-address.ts';

interface EditAddress {
  ctx: Context;
  input: { id: number; changes: InferType<typeof addressPatch> };
}

/** Customers change one of their own addresses, in whole or in part. Errors: `not_found`, `invalid`. */
export async function editAddress({ ctx, input: { id, changes } }: EditAddress): Promise<Address> {
  const customer = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    await lockCustomer(tx, customer);
    const before = await readAddress(tx, customer, id);
    const columns = addressColumns({ ...fieldsOf(before), ...changes } as AddressFields);
    await tx
      .update(addresses)
      .set({
        ...columns,
        // Becoming the default is left to `makeDefault`: two at a time are refused.
        isDefault: before.isDefault && changes.is_default !== false,
        updatedAt: ctx.clock.now(),
      })
      .where(isAddressOf(customer, id));
    if (changes.is_default) await makeDefault(tx, customer, id);
    await keepADefault(tx, customer);
    return showAddress({ ...ctx, db: tx }, customer, id);
  });
}

/** A stored address in the words of a request. */
function fieldsOf(row: AddressRow): AddressFields {
  const { city_obj, state_obj, country_obj, ...rest } = addressWords(row);
  return { ...rest, city: city_obj.id, state: state_obj.id, country: country_obj.id };
}
