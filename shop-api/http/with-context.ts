import type { Context } from '../domain/context.ts';
import { DomainError } from '../domain/errors.ts';
import { countAttempt } from '../domain/limits/count-attempt.ts';
import type { Deps } from './app-env.ts';

/** On whose behalf, and from where, something is done. */
export type Caller = Pick<Context, 'who' | 'address'>;

/** The shop itself: jobs and gateways act as nobody. */
export const NOBODY: Caller = { who: { kind: 'nobody' }, address: 'unknown' };

/**
 * Does `work` with a context of its own. Cache notices are collected and sent after it: nobody may
 * re-read what is not there yet. A refusal that counts as a try is counted after it.
 */
export async function withContext<Result>(
  deps: Deps,
  caller: Caller,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const touched = new Set<string>();
  const notify = (tags: readonly string[]) => {
    for (const tag of tags) touched.add(tag);
  };
  try {
    const result = await work({ ...deps, ...caller, notify });
    if (touched.size > 0) deps.notify([...touched]);
    return result;
  } catch (error) {
    if (error instanceof DomainError && error.counts) {
      await countAttempt({ ctx: deps, input: error.counts });
    }
    throw error;
  }
}
