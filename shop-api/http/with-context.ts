import { countAttempt } from '../domain/kernel/attempts.ts';
import type { Context } from '../domain/kernel/context.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { Deps } from './app-env.ts';

/** The caller of an action, the network address, the language and the browser. */
export type Actor = Pick<Context, 'who' | 'address' | 'language' | 'agent'>;

/** The actor of system jobs and gateways: no shopper, customer or staff. */
export const SYSTEM_ACTOR: Actor = { who: { kind: 'nobody' }, address: 'unknown' };

/**
 * Runs `work` with its own context. Cache notices are collected and sent afterwards, so that
 * nothing is read again before it is stored. A refusal that counts as an attempt is counted
 * afterwards.
 */
export async function withContext<Result>(
  deps: Deps,
  caller: Actor,
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
