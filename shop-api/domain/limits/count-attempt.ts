import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { attempts } from '../../db/schema/attempts.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Limit, Try } from './limit.ts';

interface Counted {
  ctx: Pick<Context, 'db' | 'clock' | 'keys'>;
  input: Try;
}

export interface Count {
  count: number;
  isAbove: boolean;
  /** When the count starts again. */
  endsAt: Date;
}

/**
 * Counts one try, atomically, and says how many there were within the window. Call it outside of the
 * transaction that a refusal undoes.
 */
export async function countAttempt({ ctx, input: { limit, of } }: Counted): Promise<Count> {
  const now = ctx.clock.now();
  const fresh = new Date(now.getTime() + limit.windowMs);
  const isOver = sql`${attempts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await ctx.db
    .insert(attempts)
    .values({ key: keyOf(ctx, limit, of), count: 1, endsAt: fresh })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${attempts.endsAt} END`,
      },
    })
    .returning({ count: attempts.count, endsAt: attempts.endsAt });
  if (!row) throw new Error('An upsert always answers its row');
  return { ...row, isAbove: row.count > limit.max };
}

/** Counts one try. Errors: `too_many_requests`, saying when to come back. */
export async function limitAttempts(counted: Counted): Promise<void> {
  const { isAbove, endsAt } = await countAttempt(counted);
  if (isAbove) throw tooMany(endsAt.getTime() - counted.ctx.clock.now().getTime());
}

/** Counts nothing. Errors: `too_many_requests` when no try is left. */
export async function assertTryLeft({ ctx, input: { limit, of } }: Counted): Promise<void> {
  const now = ctx.clock.now();
  const isOfTry = and(eq(attempts.key, keyOf(ctx, limit, of)), gt(attempts.endsAt, now));
  const [row] = await ctx.db.select().from(attempts).where(isOfTry);
  if (row && row.count >= limit.max) throw tooMany(row.endsAt.getTime() - now.getTime());
}

/** Starts the count anew: who proves to be the right person has not been guessing. */
export async function forgetAttempts({ ctx, input: { limit, of } }: Counted): Promise<void> {
  await ctx.db.delete(attempts).where(eq(attempts.key, keyOf(ctx, limit, of)));
}

/** Takes back one try, which turned out to be none. */
export async function takeBackAttempt({ ctx, input: { limit, of } }: Counted): Promise<void> {
  await ctx.db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, keyOf(ctx, limit, of)));
}

/** The shop itself: clears counts whose time is over. */
export async function forgetOldAttempts({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  await ctx.db.delete(attempts).where(lte(attempts.endsAt, ctx.clock.now()));
}

/** The refusal, in whole minutes. */
export function tooMany(milliseconds: number): DomainError {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new DomainError('too_many_requests', `Too many attempts. Please try again in ${when}.`);
}

function keyOf(ctx: Pick<Context, 'keys'>, limit: Limit, of: string): string {
  return `${limit.name}:${ctx.keys.sign('attempts', of)}`;
}
