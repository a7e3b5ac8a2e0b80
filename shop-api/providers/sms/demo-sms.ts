import type { Clock } from '../clock/clock.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { loginCodeText } from './login-code-text.ts';
import type { Sms } from './sms.ts';

/** Puts text messages into the demo inbox. */
export function demoSms(outbox: Outbox, clock: Clock): Sms {
  return {
    sendLoginCode: (message) =>
      outbox.add({
        at: clock.now().toISOString(),
        kind: 'sms',
        to: message.mobile,
        subject: '',
        text: loginCodeText(message),
        html: '',
      }),
  };
}
