import { addresses } from '../../db/schema/addresses.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { isAddressOf } from './is-address-of.ts';
import { keepADefault } from './keep-one-default.ts';
import { lockCustomer } from './lock-customer.ts';
import { readAddress } from './read-address.ts';

/** Customers remove one of their own addresses; another becomes the default. Errors: `not_found`. */
export async function removeAddress({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: number };
}): Promise<void> {
  const customer = customerOf(ctx.who);
  await inTransaction(ctx.db, async (tx) => {
    await lockCustomer(tx, customer);
    await readAddress(tx, customer, id);
    await tx.delete(addresses).where(isAddressOf(customer, id));
    await keepADefault(tx, customer);
  });
}
