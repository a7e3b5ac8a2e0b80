import type { LeadKind } from '../../../contract/staff/leads.ts';
import { countAttempt, takeTurns } from '../kernel/attempts.ts';
import { byOrigin } from '../kernel/by-origin.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS, HOUR_MS } from '../kernel/durations.ts';
import type { Limit } from '../kernel/limit.ts';

type Needed = Pick<Context, 'db' | 'clock' | 'keys' | 'address' | 'enquiriesPerHour'>;

interface LimitLeads {
  ctx: Needed;
  input: { kind: LeadKind; customerId?: number | null };
}

/**
 * Counts one more message or lead of the IP address and its network, and of the customer, if one is
 * named. Errors: `too_many_requests`.
 */
export async function limitLeads({ ctx, input }: LimitLeads): Promise<void> {
  const { kind, customerId } = input;
  const own = { limit: anHour(ctx, `${kind} form, customer`), of: String(customerId) };
  const origins = byOrigin(ctx, anHour(ctx, `${kind} form, address`));
  await takeTurns({ ctx, input: customerId ? [...origins, own] : origins });
}

/** Confirmations a day: a mailbox that somebody else types is not flooded. */
const CONFIRMATIONS: Limit = { name: 'confirmation, mailbox', max: 3, windowMs: DAY_MS };

interface MayConfirm {
  ctx: Needed;
  input: { email: string };
}

/** Counts one more confirmation to a mailbox, and returns whether it may be sent. */
export async function mayConfirm({ ctx, input: { email } }: MayConfirm): Promise<boolean> {
  if (email === '') return false;
  const of = email.toLowerCase();
  const { isAbove } = await countAttempt({ ctx, input: { limit: CONFIRMATIONS, of } });
  return !isAbove;
}

interface LimitBookings {
  ctx: Needed;
  input: { customerId: number; email: string; mobile: string };
}

/**
 * Counts one more booking of the IP address, its network and the customer, and of the mailbox and
 * the phone that hear about it. Errors: `too_many_requests`.
 */
export async function limitBookings({ ctx, input }: LimitBookings): Promise<void> {
  await takeTurns({
    ctx,
    input: [
      ...byOrigin(ctx, anHour(ctx, 'booking, address')),
      { limit: anHour(ctx, 'booking, customer'), of: String(input.customerId) },
      { limit: anHour(ctx, 'booking, mailbox'), of: input.email.toLowerCase() },
      { limit: anHour(ctx, 'booking, mobile'), of: input.mobile },
    ],
  });
}

function anHour({ enquiriesPerHour: max }: Needed, name: string): Limit {
  return { name, max, windowMs: HOUR_MS };
}
