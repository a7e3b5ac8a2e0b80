import { count } from 'drizzle-orm';
import type { Address } from '../../../../contract/accounts/address.ts';
import { addressApiMessages } from '../../../../contract/messages/addresses.ts';
import { addresses } from '../../../db/schema/addresses.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { customerOf } from '../../kernel/who.ts';
import { currentSettings } from '../../settings/read-settings.ts';
import { type AddressInput, addressColumns } from './address-columns.ts';
import {
  ensureDefault,
  isAddressOf,
  lockCustomer,
  makeDefault,
  readAddress,
  readAddressData,
} from './own-addresses.ts';

const MAX_ADDRESSES = 50;

interface AddAddress {
  ctx: Context;
  /** `replaces`: id of an address of the customer that the new one replaces. */
  input: { fields: AddressInput; replaces: number | undefined };
}

/**
 * Adds an address to the customer's own; the first one becomes the default. Customers only.
 * Errors: `invalid`, `not_found` (replaces), `conflict` above 50.
 */
export async function addAddress({ ctx, input }: AddAddress): Promise<Address> {
  const customer = customerOf(ctx.who);
  const { delivery } = await currentSettings(ctx.db);
  const columns = addressColumns(delivery, input.fields);
  return inTransaction(ctx.db, async (tx) => {
    await lockCustomer(tx, customer);
    if (input.replaces !== undefined) {
      await readAddress(tx, customer, input.replaces);
      await tx.delete(addresses).where(isAddressOf(customer, input.replaces));
    }
    const [held] = await tx.select({ n: count() }).from(addresses).where(isAddressOf(customer));
    if ((held?.n ?? 0) >= MAX_ADDRESSES) {
      throw new DomainError(
        'conflict',
        'too_many_addresses',
        addressApiMessages.tooMany(MAX_ADDRESSES),
      );
    }
    const [added] = await tx
      .insert(addresses)
      .values({ ...columns, customerId: customer.customerId })
      .returning({ id: addresses.id });
    if (!added) throw new Error('An insert always answers its row');
    if (input.fields.is_default) await makeDefault(tx, customer, added.id);
    await ensureDefault(tx, customer);
    return readAddressData({ ...ctx, db: tx }, customer, added.id);
  });
}
