import { timingSafeEqual } from 'node:crypto';
import { staffCollectMessages } from '../../../../contract/messages/staff-collect.ts';
import { COLLECT_CODE_LENGTH } from '../../../../contract/orders/collect.ts';
import type { Keys } from '../../../providers/keys.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { assertTryLeft, forgetAttempts } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { invalidField } from '../../kernel/errors.ts';
import { assertRole } from '../../kernel/who.ts';
import { isCollected } from './collection.ts';

/** Six digits, of which a million exist. */
const TRIES = { name: 'collect code', max: 5, windowMs: HOUR_MS };

/**
 * Returns the code by which an order is handed out, `048213`: an HMAC of its id, stored nowhere, so
 * that whoever reads the database or a list of orders has no code.
 */
export function collectCode(keys: Keys, orderId: number): string {
  const digest = keys.sign('collect code', String(orderId));
  const number = BigInt(`0x${digest}`) % 10n ** BigInt(COLLECT_CODE_LENGTH);
  return String(number).padStart(COLLECT_CODE_LENGTH, '0');
}

/** Returns the code for the order's own customer; null unless the order lies ready at its store. */
export function ownCollectCode({ keys }: Pick<Context, 'keys'>, order: OrderRow): string | null {
  const isReady = order.state === 'packed' && isCollected(order);
  return isReady ? collectCode(keys, order.id) : null;
}

/** What staff give who hand out an order. */
export interface Handover {
  code?: string | undefined;
  /** Why it is handed out without the code; empty: with it. */
  withoutCode: string;
}

/**
 * Returns what the history tells of it. Refuses to hand out an order that is ready at its store without the right code; those with the role
 * for everything may say why they do. Other orders need none.
 * Errors: `invalid` (code), `forbidden`, `too_many_requests` after five wrong codes in an hour.
 */
export async function assertHandedOver(
  ctx: Context,
  order: OrderRow,
  { code, withoutCode }: Handover,
): Promise<{ without_code?: string }> {
  if (order.state !== 'packed' || !isCollected(order)) return {};
  if (!code && withoutCode) {
    assertRole(ctx.who, 'all');
    return { without_code: withoutCode };
  }
  if (!code) throw invalidField('code', 'collect_code_missing', staffCollectMessages.codeMissing);
  const input = { limit: TRIES, of: String(order.id) };
  await assertTryLeft({ ctx, input });
  const expected = collectCode(ctx.keys, order.id);
  if (
    code.length === expected.length &&
    timingSafeEqual(Buffer.from(code), Buffer.from(expected))
  ) {
    await forgetAttempts({ ctx, input });
    return {};
  }
  const refusal = invalidField('code', 'collect_code_wrong', staffCollectMessages.codeWrong);
  refusal.counts = input;
  throw refusal;
}
