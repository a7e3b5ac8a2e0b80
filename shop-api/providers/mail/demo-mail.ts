import type { Clock } from '../clock/clock.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Mail } from './mail.ts';

/** Puts mails into the demo inbox. */
export function demoMail(outbox: Outbox, clock: Clock): Mail {
  return {
    send: (message) => outbox.add({ ...message, at: clock.now().toISOString(), kind: 'mail' }),
  };
}
