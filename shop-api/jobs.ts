import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { notifyBackInStock } from './domain/enquiries/notify-back-in-stock.ts';
import type { Context } from './domain/kernel/context.ts';
import { notifyEndedMembers } from './domain/memberships/notify-ended-members.ts';
import { expireHolds } from './domain/orders/release-order.ts';
import { lookUpPayments } from './domain/payments/look-up-payments.ts';
import type { Deps } from './http/app-env.ts';
import { SYSTEM_ACTOR, withContext } from './http/with-context.ts';

const EVERY_MS = 20_000;

/** The system jobs. Each claims its work in the database, so several processes may run them. */
const JOBS: ((given: { ctx: Context }) => Promise<number>)[] = [
  expireHolds,
  lookUpPayments,
  notifyEndedMembers,
  notifyBackInStock,
];

interface StartJobs {
  deps: Deps;
  logger: Logger;
  /** The wait when nothing is due, in milliseconds. */
  everyMs?: number;
}

export interface Jobs {
  /** Starts no new job and waits for the running one. */
  stop: () => Promise<void>;
}

/** Runs due jobs in a loop while the shop is open. Work that a crash interrupts is due again. */
export function startJobs({ deps, logger, everyMs = EVERY_MS }: StartJobs): Jobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const round = async () => {
    let done = 0;
    for (const job of JOBS) {
      if (signal.aborted) return 0;
      done += await withContext(deps, SYSTEM_ACTOR, (ctx) => job({ ctx })).catch(
        (error: unknown) => {
          logger.warn({ error, job: job.name }, 'A job failed');
          return 0;
        },
      );
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
