import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SendDueMails } from './domain/mail/send-due-mails.ts';
import { sendDueMails } from './domain/mail/send-due-mails.ts';

const EVERY_MS = 2_000;

interface Sender extends SendDueMails {
  logger: Logger;
  /** The wait when nothing is due, in milliseconds. */
  everyMs?: number;
}

/** Sends the emails of the queue while the shop is open. */
export interface MailSender {
  /** Starts no new emails and waits for the running ones, each of which has a time limit. */
  stop: () => Promise<void>;
}

/**
 * Sends due emails every two seconds. Never at the moment an email is queued: its cost differs by
 * address, and the time of the next answer would reveal it.
 */
export function startMailSender({ everyMs = EVERY_MS, ...given }: Sender): MailSender {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      const taken = await round(given);
      if (taken > 0) continue;
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const done = work();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

/** Sends the due emails and returns their number. Failures are logged and stay in the queue. */
async function round({ logger, ...given }: Omit<Sender, 'everyMs'>): Promise<number> {
  const warn = (error: unknown) => logger.warn({ error }, 'A mail was not sent');
  try {
    const { taken, failures } = await sendDueMails(given);
    failures.forEach(warn);
    return taken;
  } catch (error) {
    warn(error);
    return 0;
  }
}
