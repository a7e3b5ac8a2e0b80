import type { Context } from '../kernel/context.ts';
import { authorOf } from './desk-context.ts';
import { type Change, recordChanges } from './record-change.ts';

interface RecordMove extends Change<number> {
  /** Its database is the transaction of the move. */
  ctx: Pick<Context, 'db' | 'clock' | 'who'>;
  kind:
    | 'appointment'
    | 'order'
    | 'return_request'
    | 'refund'
    | 'customer'
    | 'gift_voucher'
    | 'review'
    | 'lead';
  action: string;
}

/** Records what a member of staff did with something that a customer has sent. Staff only. */
export async function recordMove({ ctx, kind, action, ...change }: RecordMove): Promise<void> {
  const author = await authorOf(ctx.db, ctx.who);
  const at = ctx.clock.now();
  await recordChanges(ctx.db, { kind, action, author, at, changes: [change] });
}
