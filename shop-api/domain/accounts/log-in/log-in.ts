import { and, eq } from 'drizzle-orm';
import type { LoginData } from '../../../../contract/accounts/account.ts';
import type { Database } from '../../../db/database.ts';
import { customers } from '../../../db/schema/customers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { getCart } from '../../cart/get-cart.ts';
import { countWishlistItems } from '../../cart/wishlist.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Customer, isMemberAt, standingOf } from '../../kernel/who.ts';
import { newToken } from '../../session/logins.ts';
import { joinVisitor } from './join-visitor.ts';

interface LogIn {
  ctx: Context;
  /** The customer whose identity is proven. */
  input: { customerId: number };
}

export interface LoginResult {
  data: LoginData;
  /** Companies whose shops the customer may see. */
  allowCompanyList: number[];
}

/**
 * Completes every kind of login: makes a new token and joins the visitor's cart and wishlist into
 * the customer's, in the transaction that checked the proof. Errors: `not_found` for a closed
 * account.
 */
export async function logIn({ ctx, input: { customerId } }: LogIn): Promise<LoginResult> {
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const row = await readCustomer(tx, customerId);
    const isMember = isMemberAt(row, ctx.clock.now());
    const { token, customer } = await newToken({ ctx: within, input: flagsOf(row, isMember) });
    const changes = await joinVisitor({ ctx: within, input: { customer } });
    return {
      data: {
        token,
        id: row.id,
        first_name: row.firstName,
        last_name: row.lastName,
        email: row.email ?? '',
        phone_no: row.phone ?? '',
        is_sose_elite_user: isMember,
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
  if (!row) throw notFound('account_not_found', 'Account');
  return row;
}

function flagsOf(
  row: typeof customers.$inferSelect,
  isMember: boolean,
): Omit<Customer, 'tokenHash'> {
  return { kind: 'customer', customerId: row.id, isMember, ...standingOf(row) };
}

async function counters(ctx: Context, who: Customer) {
  const cart = await getCart({ ctx: { ...ctx, who } });
  return {
    cart_counter: cart.cart_counter,
    wishlist_counter: await countWishlistItems(ctx.db, who),
    cart_totals: { final_total: cart.final_total },
  };
}
