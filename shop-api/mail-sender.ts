import type { Logger } from 'pino';
import { type SendDueMails, sendDueMails } from './domain/mail/send-due-mails.ts';
import type { JobMetrics } from './http/job-metrics.ts';
import { type Loop, runLoop } from './run-loop.ts';

const EVERY_MS = 2_000;

interface Sender extends SendDueMails {
  /** Counts the rounds. */
  metrics: JobMetrics;
  logger: Logger;
  /** The wait when nothing is due, in milliseconds. */
  everyMs?: number;
}

const FAILURE = 'A mail was not sent';

/**
 * Sends due emails every two seconds. Never at the moment an email is queued: its cost differs by
 * address, and the time of the next answer would reveal it. Each email has a time limit.
 */
export function startMailSender({ everyMs = EVERY_MS, metrics, logger, ...given }: Sender): Loop {
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
  return runLoop({ failure: FAILURE, everyMs, logger, work });
}
