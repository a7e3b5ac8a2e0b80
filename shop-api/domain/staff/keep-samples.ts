import type { SAMPLED_STEPS } from '../../../contract/staff/first-steps.ts';
import { inTransaction } from '../../db/transaction.ts';
import { authorOf, type DeskContext } from '../trail/desk-context.ts';
import { recordChanges } from '../trail/record-change.ts';

/** The kind in the trail of a step whose samples somebody found right. */
export const FIRST_STEP_KIND = 'first_step';

interface KeepSamples {
  ctx: DeskContext;
  input: { step: (typeof SAMPLED_STEPS)[number] };
}

/** Records that the samples of a step are right as they are. Staff only. */
export async function keepSamples({ ctx, input: { step } }: KeepSamples): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const author = await authorOf(tx, ctx.who);
    const changes = [{ id: step, before: undefined, after: { samples: 'kept' } }];
    const at = ctx.clock.now();
    await recordChanges(tx, { kind: FIRST_STEP_KIND, action: 'kept', author, at, changes });
  });
}
