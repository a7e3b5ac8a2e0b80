import type { Logger } from 'pino';
import type { AppDeps } from './app.ts';
import { startCatalogueWatch } from './catalogue-watch.ts';
import type { Config } from './config.ts';
import { startDateWatch } from './date-watch.ts';
import { composeMail } from './deps.ts';
import { mailWriters } from './domain/mail-writers.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { Deps } from './http/app-env.ts';
import { startJobs } from './jobs.ts';
import { startMailSender } from './mail-sender.ts';
import type { Loop } from './run-loop.ts';

interface Background {
  config: Config;
  deps: Deps & Pick<AppDeps, 'outbox'>;
  logger: Logger;
}

/**
 * Starts what the shop does by itself: jobs, mails and text messages, housekeeping, and notices of
 * changes that nobody announces. Any number of processes may do it on one PostgreSQL.
 */
export function startBackground({ config, deps, logger }: Background): Loop {
  const { db, clock, notify } = deps;
  const mail = composeMail(config, deps);
  const loops = [
    startHousekeeping({ ctx: deps, logger }),
    startMailSender({ ctx: deps, mail, writers: mailWriters, logger }),
    startJobs({ deps, logger }),
    startCatalogueWatch({ db, notify, logger }),
    startDateWatch({ db, clock, notify, logger }),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
