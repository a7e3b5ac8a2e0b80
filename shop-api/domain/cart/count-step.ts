import { lt, sql } from 'drizzle-orm';
import type { ShopperStep } from '../../../contract/cart/shopper-steps.ts';
import { MAX_REPORT_DAYS } from '../../../contract/shop/limits.ts';
import { shopperSteps } from '../../db/schema/shopper-steps.ts';
import { limitAttempts } from '../kernel/attempts.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS, HOUR_MS } from '../kernel/durations.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';

const PARTS = 8;
/** The longest report, the days beside it, and a month. */
const KEPT_DAYS = 2 * MAX_REPORT_DAYS + 31;

/** The phones of a mobile operator share addresses. */
const FROM_ADDRESS = { name: 'steps, address', max: 3000, windowMs: HOUR_MS };

interface CountStep {
  ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'address'>;
  input: { step: ShopperStep };
}

/** Counts that a visit took a step today in India, without who. Errors: `too_many_requests`. */
export async function countStep({ ctx, input: { step } }: CountStep): Promise<void> {
  await limitAttempts({ ctx, input: { limit: FROM_ADDRESS, of: ctx.address } });
  const { day, part, n } = shopperSteps;
  await ctx.db
    .insert(shopperSteps)
    .values({
      day: isoDayInIndia(ctx.clock.now()),
      step,
      part: sql`floor(random() * ${PARTS})::int`,
    })
    .onConflictDoUpdate({ target: [day, shopperSteps.step, part], set: { n: sql`${n} + 1` } });
}

/** System job: deletes the counts that no report reaches. */
export async function forgetOldSteps({ ctx }: { ctx: Pick<Context, 'db' | 'clock'> }) {
  const first = isoDayInIndia(new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY_MS));
  await ctx.db.delete(shopperSteps).where(lt(shopperSteps.day, first));
}
