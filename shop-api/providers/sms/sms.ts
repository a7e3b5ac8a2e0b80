import type { Language } from '../../../contract/shop/languages.ts';
import type { Clock } from '../clock.ts';
import type { Outbox } from '../outbox.ts';

/** A login code to send to a phone. */
export interface LoginCodeSms {
  /** With `+91`. */
  mobile: string;
  /** Six digits. */
  code: string;
  /** The host the code is for, which WebOTP compares with the page's own. */
  domain: string;
  language: Language;
  /** The message as it is sent where the carrier has no registered text of its own. */
  text: string;
}

/** A text message that is not a login code. */
export interface TextMessage {
  /** With `+91`. */
  mobile: string;
  /** The name of the message: `order.shipped`. */
  template: string;
  language: Language;
  text: string;
  /** The values in the text, by their names in the registered template. */
  variables: Readonly<Record<string, string>>;
}

/** Text messages to phones in India. */
export interface Sms {
  /**
   * Hands the code to the carrier's gateway within 6 seconds.
   * @throws Error whose message contains neither the code nor the whole number
   */
  sendLoginCode: (message: LoginCodeSms) => Promise<void>;
  /**
   * The same for another message. Sends nothing where the gateway has no template for it: carriers
   * in India deliver registered templates only.
   * @throws Error whose message does not contain the whole number
   */
  sendText: (message: TextMessage) => Promise<void>;
}

/** Stores text messages in the demo inbox. */
export function demoSms(outbox: Outbox, clock: Clock): Sms {
  const add = (to: string, text: string) =>
    outbox.add({ at: clock.now().toISOString(), kind: 'sms', to, subject: '', text, html: '' });
  return {
    sendLoginCode: ({ mobile, text }) => add(mobile, text),
    sendText: ({ mobile, text }) => add(mobile, text),
  };
}
