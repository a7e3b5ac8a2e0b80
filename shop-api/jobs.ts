import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { sendSearchChanges } from './domain/catalogue/search/feed/send-search-changes.ts';
import { notifyBackInStock } from './domain/enquiries/notify-back-in-stock.ts';
import type { Context } from './domain/kernel/context.ts';
import { notifyEndedMembers } from './domain/memberships/notify-ended-members.ts';
import { expireHolds } from './domain/orders/release-order.ts';
import { lookUpPayments } from './domain/payments/look-up-payments.ts';
import type { Deps } from './http/app-env.ts';
import { SYSTEM_ACTOR, withContext } from './http/with-context.ts';

const EVERY_MS = 20_000;

/** A system job; it claims its work in the database, so several processes may run it. */
type Job = (given: { ctx: Context }) => Promise<number>;

const JOBS: Job[] = [expireHolds, lookUpPayments, notifyEndedMembers, notifyBackInStock];

/** Shoppers find a changed product after a second or two. */
const FEED_EVERY_MS = 1_000;

interface StartJobs {
  deps: Deps;
  logger: Logger;
  /** The wait when nothing is due, in milliseconds. */
  everyMs?: number;
}

export interface Jobs {
  /** Starts no new job and waits for the running ones. */
  stop: () => Promise<void>;
}

/** Runs due jobs in loops while the shop is open. Work that a crash interrupts is due again. */
export function startJobs({ deps, logger, everyMs = EVERY_MS }: StartJobs): Jobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops = [startLoop({ deps, logger, jobs: JOBS, everyMs, signal })];
  if (deps.searchServer) {
    const jobs = [sendSearchChanges];
    loops.push(startLoop({ deps, logger, jobs, everyMs: FEED_EVERY_MS, signal }));
  }
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

interface Loop extends Required<StartJobs> {
  jobs: readonly Job[];
  signal: AbortSignal;
}

/** Runs jobs one after the other, and waits when none was due. Returns when it is stopped. */
async function startLoop(loop: Loop): Promise<void> {
  const { everyMs, signal } = loop;
  while (!signal.aborted) {
    if ((await round(loop)) > 0) continue;
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function round({ deps, logger, jobs, signal }: Loop): Promise<number> {
  let done = 0;
  for (const job of jobs) {
    if (signal.aborted) return 0;
    done += await withContext(deps, SYSTEM_ACTOR, (ctx) => job({ ctx })).catch((error: unknown) => {
      logger.warn({ error, job: job.name }, 'A job failed');
      return 0;
    });
  }
  return done;
}
