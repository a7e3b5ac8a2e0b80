import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { requestMessages } from '../../../contract/messages/requests.ts';
import { attempts } from '../../db/schema/limits.ts';
import type { Context } from './context.ts';
import { MINUTE_MS } from './durations.ts';
import { DomainError } from './errors.ts';
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
 * Counts one attempt, atomically, and returns the count within the window. Call it outside of the
 * transaction that a refusal rolls back.
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

/** Counts one attempt. Errors: `too_many_requests`, saying when to try again. */
export async function limitAttempts(counted: Counted): Promise<void> {
  const { isAbove, endsAt } = await countAttempt(counted);
  if (isAbove) throw tooMany(endsAt.getTime() - counted.ctx.clock.now().getTime());
}

/** Returns the count within the window without counting an attempt; undefined for none. */
export async function readCount({
  ctx,
  input: { limit, of },
}: Counted): Promise<Omit<Count, 'isAbove'> | undefined> {
  const isLive = gt(attempts.endsAt, ctx.clock.now());
  const [row] = await ctx.db
    .select({ count: attempts.count, endsAt: attempts.endsAt })
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(ctx, limit, of)), isLive));
  return row;
}

/** Refuses when no attempt is left, without counting one. Errors: `too_many_requests`. */
export async function assertTryLeft(counted: Counted): Promise<void> {
  const row = await readCount(counted);
  if (!row || row.count < counted.input.limit.max) return;
  throw tooMany(row.endsAt.getTime() - counted.ctx.clock.now().getTime());
}

/** Resets the count: a caller who has proven their identity was not guessing. */
export async function forgetAttempts({ ctx, input: { limit, of } }: Counted): Promise<void> {
  await ctx.db.delete(attempts).where(eq(attempts.key, keyOf(ctx, limit, of)));
}

/** Takes back one attempt that should not count. */
export async function takeBackAttempt({ ctx, input: { limit, of } }: Counted): Promise<void> {
  await ctx.db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, keyOf(ctx, limit, of)));
}

/** System job: deletes expired counts. */
export async function forgetOldAttempts({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  await ctx.db.delete(attempts).where(lte(attempts.endsAt, ctx.clock.now()));
}

/** Returns the refusal, which names the wait in whole minutes. */
function tooMany(milliseconds: number): DomainError {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  return new DomainError(
    'too_many_requests',
    'too_many_attempts',
    requestMessages.tooManyAttempts(minutes),
  );
}

function keyOf(ctx: Pick<Context, 'keys'>, limit: Limit, of: string): string {
  return `${limit.name}:${ctx.keys.sign('attempts', of)}`;
}

interface TakeTurns {
  ctx: Pick<Context, 'db' | 'clock' | 'keys'>;
  input: Try[];
}

/**
 * Counts one attempt under several limits and returns the counts in their order. An attempt that
 * one limit refuses counts under none, so that it does not use up the others.
 * Errors: `too_many_requests`, saying when to try again.
 */
export async function takeTurns({ ctx, input: turns }: TakeTurns): Promise<Count[]> {
  const counts: Count[] = [];
  for (const [index, turn] of turns.entries()) {
    const count = await countAttempt({ ctx, input: turn });
    if (count.isAbove) {
      await takeBackTurns({ ctx, input: turns.slice(0, index + 1) });
      throw tooMany(count.endsAt.getTime() - ctx.clock.now().getTime());
    }
    counts.push(count);
  }
  return counts;
}

/** Takes back one attempt under each limit. */
export async function takeBackTurns({ ctx, input: turns }: TakeTurns): Promise<void> {
  for (const input of turns) await takeBackAttempt({ ctx, input });
}
