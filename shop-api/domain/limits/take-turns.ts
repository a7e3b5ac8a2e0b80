import type { Context } from '../context.ts';
import type { Count } from './count-attempt.ts';
import { countAttempt, takeBackAttempt, tooMany } from './count-attempt.ts';
import type { Try } from './limit.ts';

interface TakeTurns {
  ctx: Pick<Context, 'db' | 'clock' | 'keys'>;
  input: Try[];
}

/**
 * Counts one try under several limits and answers the counts in their order. A try that one limit
 * refuses counts under none: impatience costs nobody his next turn.
 * Errors: `too_many_requests`, saying when to come back.
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

/** Takes one try back under each limit. */
export async function takeBackTurns({ ctx, input: turns }: TakeTurns): Promise<void> {
  for (const input of turns) await takeBackAttempt({ ctx, input });
}
