import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import { writeLetter } from '../mail/letter.ts';
import { button, paragraph } from '../mail/letter-parts.ts';
import { momentInIndia } from '../mail/moment-in-india.ts';

interface WritePasswordChanged {
  ctx: Pick<Context, 'publicOrigin'>;
  /** `at` is ISO 8601. */
  input: { email: string; at: string };
}

/** The shop itself: tells the owner that the password is another one now, and what to do if not so. */
export function writePasswordChanged({ ctx, input }: WritePasswordChanged): MailMessage {
  const letter = writeLetter({
    subject: 'Your password for Vanya was changed',
    parts: [
      paragraph(
        `The password of your account was changed on ${momentInIndia(new Date(input.at))}. If it was not you, choose a new one now:`,
      ),
      button('Choose a new password', `${ctx.publicOrigin}/reset-password`),
      paragraph('If it was you, you need not do anything.'),
    ],
  });
  return { to: input.email, ...letter };
}
