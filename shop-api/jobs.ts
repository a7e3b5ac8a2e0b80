import type { Logger } from 'pino';
import { runImports } from './domain/catalogue/goods-files/import-jobs.ts';
import { sendSearchChanges } from './domain/catalogue/search/feed/send-search-changes.ts';
import { indexChangedProducts } from './domain/catalogue/search/indexing/index-changed-products.ts';
import { notifyBackInStock } from './domain/enquiries/notify-back-in-stock.ts';
import { sendDueGiftCards } from './domain/gift-cards/send-gift-cards.ts';
import { followParts } from './domain/inventory/follow-parts.ts';
import type { Context } from './domain/kernel/context.ts';
import { notifyEndedMembers } from './domain/memberships/notify-ended-members.ts';
import { remindCollectors } from './domain/orders/collect/remind-collectors.ts';
import { sendRefills } from './domain/orders/refills/send-refills.ts';
import { expireHolds } from './domain/orders/release-order.ts';
import { lookUpPayments } from './domain/payments/look-up-payments.ts';
import { payBackAsked } from './domain/payments/pay-back.ts';
import type { Deps } from './http/app-env.ts';
import type { JobMetrics } from './http/job-metrics.ts';
import { SYSTEM_ACTOR, withContext } from './http/with-context.ts';
import { type Loop, runLoop } from './run-loop.ts';
import type { WriteSignal } from './write-signal.ts';

const EVERY_MS = 20_000;

/** A system job; it claims its work in the database, so several processes may run it. */
type Job = (given: { ctx: Context }) => Promise<number>;

const JOBS: Job[] = [
  expireHolds,
  lookUpPayments,
  payBackAsked,
  notifyEndedMembers,
  remindCollectors,
  notifyBackInStock,
  sendRefills,
  sendDueGiftCards,
];

/** The same after each change: shoppers find a changed product within seconds. */
const CHANGE_JOBS: Job[] = [followParts, indexChangedProducts, sendSearchChanges];
/** Files of goods take minutes, so they have a loop of their own. */
const IMPORT_JOBS: Job[] = [runImports];
const CHANGE_EVERY_MS = 1_000;
/** What another process has left is due after a while. */
const CHANGE_REST_MS = 20_000;

interface StartJobs {
  deps: Deps;
  /** Counts the runs. */
  metrics: JobMetrics;
  logger: Logger;
  /** The wait when nothing is due, in milliseconds. */
  everyMs?: number;
  /** Lets it rest while nothing is written. */
  writes?: WriteSignal;
}

/** Runs due jobs in loops while the shop is open. Work that a crash interrupts is due again. */
export function startJobs({ deps, metrics, logger, writes, everyMs = EVERY_MS }: StartJobs): Loop {
  const jobs = (list: readonly Job[], every: number, restMs = every) =>
    runLoop({
      failure: 'The jobs failed',
      everyMs: every,
      rest: writes && { writes, ms: restMs },
      logger,
      work: (signal) => round({ deps, metrics, logger, jobs: list, signal }),
    });
  const loops = [
    jobs(JOBS, everyMs),
    jobs(CHANGE_JOBS, CHANGE_EVERY_MS, CHANGE_REST_MS),
    jobs(IMPORT_JOBS, CHANGE_EVERY_MS, CHANGE_REST_MS),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

interface Round extends Pick<StartJobs, 'deps' | 'metrics' | 'logger'> {
  jobs: readonly Job[];
  signal: AbortSignal;
}

/** Runs jobs one after the other, and returns how much they did. */
async function round({ deps, metrics, logger, jobs, signal }: Round): Promise<number> {
  let done = 0;
  for (const job of jobs) {
    if (signal.aborted) return 0;
    const run = () => withContext(deps, SYSTEM_ACTOR, (ctx) => job({ ctx }));
    done += await metrics.count(job.name, run).catch((error: unknown) => {
      logger.warn({ error, job: job.name }, 'A job failed');
      return 0;
    });
  }
  return done;
}
