import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Context } from './domain/context.ts';
import { tellEndedMembers } from './domain/membership/tell-ended-members.ts';
import { expireHolds } from './domain/order/expire-holds.ts';
import { lookUpPayments } from './domain/payment/look-up-payments.ts';
import type { Deps } from './http/app-env.ts';
import { NOBODY, withContext } from './http/with-context.ts';

const EVERY_MS = 20_000;

/** What the shop does by itself. Each claims its work in the database, so several processes may. */
const JOBS: ((given: { ctx: Context }) => Promise<number>)[] = [
  expireHolds,
  lookUpPayments,
  tellEndedMembers,
];

interface StartJobs {
  deps: Deps;
  logger: Logger;
  /** How long they rest when nothing is due, in milliseconds. */
  everyMs?: number;
}

export interface Jobs {
  /** Begins nothing new and waits for what is under way. */
  stop: () => Promise<void>;
}

/** Does what is due, again and again, while the shop is open. What a crash interrupts is due again. */
export function startJobs({ deps, logger, everyMs = EVERY_MS }: StartJobs): Jobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const round = async () => {
    let done = 0;
    for (const job of JOBS) {
      if (signal.aborted) return 0;
      done += await withContext(deps, NOBODY, (ctx) => job({ ctx })).catch((error: unknown) => {
        logger.warn({ error, job: job.name }, 'A job failed');
        return 0;
      });
    }
    return done;
  };
  const work = async () => {
    while (!signal.aborted) {
      if ((await round()) > 0) continue;
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const ended = work();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
