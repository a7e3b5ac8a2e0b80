import { visitors } from '../../db/schema/visitors.ts';
import type { Context } from '../context.ts';

/** Anyone may ask. Makes a new visitor and answers the id, which is the only key to the cart. */
export async function createVisitor({ ctx }: { ctx: Context }): Promise<string> {
  const id = ctx.ids.visitorId();
  await ctx.db.insert(visitors).values({ id, createdAt: ctx.clock.now() });
  return id;
}
