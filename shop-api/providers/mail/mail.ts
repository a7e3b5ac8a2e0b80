import type { Clock } from '../clock.ts';
import type { Outbox } from '../outbox.ts';

/** One email to one address. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; unset: to the sender, which is no mailbox. */
  replyTo?: string;
  attachments?: readonly Attachment[];
}

/** A small text file of an email. */
interface Attachment {
  name: string;
  /** `text/calendar; charset=utf-8`. */
  contentType: string;
  content: string;
}

/** Sends emails. */
export interface Mail {
  /**
   * Hands the email to the server within 10 seconds. `id` is the same for a
   * repeated attempt; without it each has its own.
   * @throws Error whose message does not contain the text of the email
   */
  send: (message: MailMessage, id?: string) => Promise<void>;
}

/** Stores emails in the demo inbox. */
export function demoMail(outbox: Outbox, clock: Clock): Mail {
  return {
    send: (message) => outbox.add({ ...message, at: clock.now().toISOString(), kind: 'mail' }),
  };
}
