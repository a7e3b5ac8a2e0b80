import { and, eq } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import {
  BLOCK_REASONS,
  type BlockReason,
  CUSTOMER_STATE_NAMES,
  type CustomerMove,
  type CustomerState,
} from '../../../contract/staff/customer-states.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { resetLinks } from '../../db/schema/login-codes.ts';
import { apiTokens } from '../../db/schema/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { revokeLogins } from '../session/logins.ts';
import { recordMove } from '../trail/record-move.ts';
import { type CustomerRow, customerName, customerState, isCustomer } from './customer-facts.ts';
import { eraseCustomer } from './erase-customer.ts';

interface MoveCustomer {
  ctx: Context;
  /** `reason` of a block. */
  input: { id: number; to: CustomerMove; reason?: BlockReason | undefined };
}

interface Moved {
  name: string;
  state: CustomerState;
}

/** From which states to which. */
const STEPS: Record<CustomerMove, [from: readonly CustomerState[], to: CustomerState]> = {
  block: [['open'], 'blocked'],
  unblock: [['blocked'], 'open'],
  log_out: [['open'], 'open'],
  erase: [['open', 'blocked', 'closed'], 'erased'],
};

/**
 * Blocks a customer, whose logins and mailed link end and who gets no new login; takes the block
 * back; ends the logins alone; or erases the person. Records who did, and nothing of the person.
 * Orders and what is paid go on. Staff only. Errors: `not_found`, also for an account of staff;
 * `conflict` where another has moved it meanwhile, and for an erasure while something is open.
 */
export async function moveCustomer({ ctx, input }: MoveCustomer): Promise<Moved> {
  const { id, to } = input;
  staffOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const row = await lockCustomer(tx, id);
    const state = customerState(row);
    const [from, next] = STEPS[to];
    if (!from.includes(state)) {
      const message = staffMessages.noCustomerStep;
      throw new DomainError('conflict', 'customer_step_not_allowed', message);
    }
    const logins = await tx.$count(apiTokens, eq(apiTokens.customerId, id));
    await take(inside, row, to);
    await record(inside, { ...input, state, next, logins });
    return { name: to === 'erase' ? `Customer ${id}` : customerName(row), state: next };
  });
}

async function take(ctx: Context, row: CustomerRow, to: CustomerMove): Promise<void> {
  if (to === 'erase') return eraseCustomer(ctx, row);
  if (to !== 'log_out') await setActive(ctx, row, to === 'unblock');
  if (to !== 'unblock') await revokeLogins({ ctx, input: { customerId: row.id } });
}

interface Step {
  id: number;
  to: CustomerMove;
  reason?: BlockReason | undefined;
  state: CustomerState;
  next: CustomerState;
  /** Before the step. */
  logins: number;
}

async function record(ctx: Context, { id, to, reason, state, next, logins }: Step): Promise<void> {
  await recordMove({
    ctx,
    ...{ kind: 'customer', action: to, id },
    before: { account: CUSTOMER_STATE_NAMES[state], logged_in_devices: logins },
    after: {
      account: CUSTOMER_STATE_NAMES[next],
      logged_in_devices: to === 'unblock' ? logins : 0,
      ...(to === 'block' && reason && { why: BLOCK_REASONS[reason] }),
    },
  });
}

async function setActive({ db, clock }: Context, { id }: CustomerRow, isActive: boolean) {
  await db.update(customers).set({ isActive, updatedAt: clock.now() }).where(eq(customers.id, id));
  if (!isActive) await db.delete(resetLinks).where(eq(resetLinks.customerId, id));
}

async function lockCustomer(tx: Database, id: number): Promise<CustomerRow> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isCustomer))
    .for('update');
  if (!row) throw notFound('customer_not_found', 'Customer');
  return row;
}
