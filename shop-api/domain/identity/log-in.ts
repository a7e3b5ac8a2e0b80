import { and, eq } from 'drizzle-orm';
import type { LoginData } from '../../../contract/account.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getCart } from '../cart/get-cart.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { countWishes } from '../wishlist/count-wishes.ts';
import { isEliteAt } from './is-elite-at.ts';
import { joinVisitor } from './join-visitor.ts';
import { newToken } from './new-token.ts';
import type { Customer } from './who.ts';

interface LogIn {
  ctx: Context;
  /** Who has proven to be this customer. */
  input: { customerId: number };
}

export interface LoggedIn {
  data: LoginData;
  /** Companies whose shops the customer may see. */
  allowCompanyList: number[];
}

/**
 * What every way of logging in ends with: a new token, and the visitor's cart and wishes in the
 * customer's. It joins the transaction that checked the proof. Errors: `not_found` for an account
 * that is closed.
 */
export async function logIn({ ctx, input: { customerId } }: LogIn): Promise<LoggedIn> {
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const row = await readCustomer(tx, customerId);
    const isElite = isEliteAt(row, ctx.clock.now());
    const { token, customer } = await newToken({ ctx: within, input: flagsOf(row, isElite) });
    const changes = await joinVisitor({ ctx: within, input: { customer } });
    return {
      data: {
        token,
        id: row.id,
        first_name: row.firstName,
        last_name: row.lastName,
        email: row.email ?? '',
        phone_no: row.phone ?? '',
        is_sose_elite_user: isElite,
        is_staff: row.isStaff,
        is_superuser: row.isSuperuser,
        ...(await counters(within, customer)),
        cart_changes: changes,
      },
      allowCompanyList: [ctx.companyId],
    };
  });
}

async function readCustomer(tx: Database, customerId: number) {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), customers.isActive));
  if (!row) throw notFound('Account');
  return row;
}

function flagsOf(
  row: typeof customers.$inferSelect,
  isElite: boolean,
): Omit<Customer, 'tokenHash'> {
  const isStaff = row.isStaff || row.isSuperuser;
  return { kind: 'customer', customerId: row.id, isElite, isStaff };
}

async function counters(ctx: Context, who: Customer) {
  const cart = await getCart({ ctx: { ...ctx, who } });
  return {
    cart_counter: cart.cart_counter,
    wishlist_counter: await countWishes(ctx.db, who),
    cart_totals: { final_total: cart.final_total },
  };
}
