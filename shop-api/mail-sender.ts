import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SendDueMails } from './domain/mail/send-due-mails.ts';
import { sendDueMails } from './domain/mail/send-due-mails.ts';

const EVERY_MS = 2_000;

interface Sender extends SendDueMails {
  logger: Logger;
  /** How long it rests when nothing is due, in milliseconds. */
  everyMs?: number;
}

/** Sends the mails of the queue while the shop is open. */
export interface MailSender {
  /** Begins no more mails and waits for those under way, which a mail's time limit bounds. */
  stop: () => Promise<void>;
}

/**
 * Looks for mails that are due every two seconds. Never at the moment one is promised: what a mail
 * costs differs by address, and the next answer would tell.
 */
export function startMailSender({ ctx, mail, logger, everyMs = EVERY_MS }: Sender): MailSender {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      const taken = await round({ ctx, mail, logger });
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

/** Answers how many mails were due. What fails is logged and stays in the queue. */
async function round({ ctx, mail, logger }: Sender): Promise<number> {
  const warn = (error: unknown) => logger.warn({ error }, 'A mail was not sent');
  try {
    const { taken, failures } = await sendDueMails({ ctx, mail });
    failures.forEach(warn);
    return taken;
  } catch (error) {
    warn(error);
    return 0;
  }
}
