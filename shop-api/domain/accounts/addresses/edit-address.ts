import type { InferType } from 'yup';
import type { Address, addressPatch } from '../../../../contract/accounts/address.ts';
import { addresses } from '../../../db/schema/addresses.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Given } from '../../kernel/context.ts';
import { customerOf } from '../../kernel/who.ts';
import { currentSettings } from '../../settings/read-settings.ts';
import { type AddressInput, addressColumns } from './address-columns.ts';
import { type AddressRow, addressDetails } from './address-data.ts';
import {
  ensureDefault,
  isAddressOf,
  lockCustomer,
  makeDefault,
  readAddress,
  readAddressData,
} from './own-addresses.ts';

/** Changes all or some fields of an own address. Customers only. Errors: `not_found`, `invalid`. */
export async function editAddress({
  ctx,
  input: { id, changes },
}: Given<{ id: number; changes: InferType<typeof addressPatch> }>): Promise<Address> {
  const customer = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    await lockCustomer(tx, customer);
    const before = await readAddress(tx, customer, id);
    const { delivery } = await currentSettings(tx);
    const columns = addressColumns(delivery, { ...fieldsOf(before), ...changes } as AddressInput);
    await tx
      .update(addresses)
      .set({
        ...columns,
        // Only `makeDefault` sets a new default: the database refuses two at a time.
        isDefault: before.isDefault && changes.is_default !== false,
        updatedAt: ctx.clock.now(),
      })
      .where(isAddressOf(customer, id));
    if (changes.is_default) await makeDefault(tx, customer, id);
    await ensureDefault(tx, customer);
    return readAddressData({ ...ctx, db: tx }, customer, id);
  });
}

/** Returns a stored address in the format of a request body. */
function fieldsOf(row: AddressRow): AddressInput {
  const { city_obj, state_obj, country_obj, ...rest } = addressDetails(row);
  return { ...rest, city: city_obj.id, state: state_obj.id, country: country_obj.id };
}
