import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import { writeLetter } from '../mail/letter.ts';
import { button, paragraph } from '../mail/letter-parts.ts';
import { momentInIndia } from '../mail/moment-in-india.ts';

interface WriteNumberChanged {
  ctx: Pick<Context, 'publicOrigin'>;
  /** `ending`: the last two digits of the new number. `at` is ISO 8601. */
  input: { email: string; ending: string; at: string };
}

/** The shop itself: tells the owner that the mobile number is another one now, and what to do if not so. */
export function writeNumberChanged({ ctx, input }: WriteNumberChanged): MailMessage {
  const { email, ending, at } = input;
  const letter = writeLetter({
    subject: 'The mobile number of your Vanya account was changed',
    parts: [
      paragraph(
        `Since ${momentInIndia(new Date(at))} your account has the mobile number ending in ${ending}. If it was not you, choose a new password now, which ends every login; then log in with your email and set your own number again:`,
      ),
      button('Choose a new password', `${ctx.publicOrigin}/reset-password`),
      paragraph('If it was you, you need not do anything.'),
    ],
  });
  return { to: email, ...letter };
}
