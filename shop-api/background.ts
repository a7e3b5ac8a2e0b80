import type { Logger } from 'pino';
import type { AppDeps } from './app.ts';
import { startCatalogueWatch } from './catalogue-watch.ts';
import type { Config } from './config.ts';
import { startDateWatch } from './date-watch.ts';
import { composeMail } from './deps.ts';
import { mailWriters } from './domain/mail-writers.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { Deps } from './http/app-env.ts';
import type { JobMetrics } from './http/job-metrics.ts';
import { startJobs } from './jobs.ts';
import { startMailSender } from './mail-sender.ts';
import type { Loop } from './run-loop.ts';
import type { WriteSignal } from './write-signal.ts';

interface Background {
  config: Config;
  deps: Deps & Pick<AppDeps, 'outbox'>;
  /** Counts what is done. */
  metrics: JobMetrics;
  logger: Logger;
  /** Says when there may be something to do. */
  writes: WriteSignal;
}

/**
 * Starts what the shop does by itself: jobs, mails and text messages, housekeeping, and notices of
 * changes that nobody announces. Any number of processes may do it on one PostgreSQL.
 */
export function startBackground({ config, deps, metrics, logger, writes }: Background): Loop {
  const { db, clock, notify, alarm } = deps;
  metrics.alarmBy(alarm);
  const mail = composeMail(config, deps);
  const loops = [
    startHousekeeping({ ctx: deps, metrics, logger }),
    startMailSender({ ctx: deps, mail, writers: mailWriters, metrics, logger, writes }),
    startJobs({ deps, metrics, logger, writes }),
    startCatalogueWatch({ db, notify, metrics, logger, writes }),
    startDateWatch({ db, clock, notify, metrics, logger, writes }),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
