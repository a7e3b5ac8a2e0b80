import { count } from 'drizzle-orm';
import type { Address } from '../../../contract/address.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import type { AddressFields } from './address-columns.ts';
import { addressColumns } from './address-columns.ts';
import { isAddressOf } from './is-address-of.ts';
import { keepADefault, makeDefault } from './keep-one-default.ts';
import { lockCustomer } from './lock-customer.ts';
import { readAddress, showAddress } from './read-address.ts';

const MOST = 50;

interface AddAddress {
  ctx: Context;
  /** `replaces` is an address of the customer's that goes when the new one is there. */
  input: { fields: AddressFields; replaces: number | undefined };
}

/**
 * Customers add an address to their own; the first one becomes the default. Errors: `invalid`,
 * `not_found` (replaces), `conflict` above 50.
 */
export async function addAddress({ ctx, input }: AddAddress): Promise<Address> {
  const customer = customerOf(ctx.who);
  const columns = addressColumns(input.fields);
  return inTransaction(ctx.db, async (tx) => {
    await lockCustomer(tx, customer);
    if (input.replaces !== undefined) {
      await readAddress(tx, customer, input.replaces);
      await tx.delete(addresses).where(isAddressOf(customer, input.replaces));
    }
    const [held] = await tx.select({ n: count() }).from(addresses).where(isAddressOf(customer));
    if ((held?.n ?? 0) >= MOST) {
      throw new DomainError('conflict', `At most ${MOST} addresses can be kept`);
    }
    const [added] = await tx
      .insert(addresses)
      .values({ ...columns, customerId: customer.customerId })
      .returning({ id: addresses.id });
    if (!added) throw new Error('An insert always answers its row');
    if (input.fields.is_default) await makeDefault(tx, customer, added.id);
    await keepADefault(tx, customer);
    return showAddress({ ...ctx, db: tx }, customer, added.id);
  });
}
