import type { Logger } from 'pino';
import { type SendDueMails, sendDueMails } from './domain/mail/send-due-mails.ts';
import type { JobMetrics } from './http/job-metrics.ts';
import { type Loop, runLoop } from './run-loop.ts';
import type { WriteSignal } from './write-signal.ts';

const EVERY_MS = 2_000;
/** A mail that failed is due again after a minute or more. */
const REST_MS = 30_000;

interface Sender extends SendDueMails {
  /** Counts the rounds. */
  metrics: JobMetrics;
  logger: Logger;
  /** The wait when nothing is due, in milliseconds. */
  everyMs?: number;
  /** Lets it rest while nothing is written. */
  writes?: WriteSignal;
}

const FAILURE = 'A mail was not sent';

/**
 * Sends due emails, two seconds after the last ones at the earliest. Never at the moment an email is queued: its cost differs by
 * address, and the time of the next answer would reveal it. Each email has a time limit.
 */
export function startMailSender({
  everyMs = EVERY_MS,
  metrics,
  logger,
  writes,
  ...given
}: Sender): Loop {
  const work = async () => {
    // What failed stays in the queue.
    const { taken, failures } = await metrics.count(
      sendDueMails.name,
      () => sendDueMails(given),
      (round) => round.failures.length === 0,
    );
    for (const error of failures) logger.warn({ error }, FAILURE);
    return taken;
  };
  const rest = writes && { writes, ms: REST_MS };
  return runLoop({ failure: FAILURE, everyMs, rest, logger, work });
}
