import { eq } from 'drizzle-orm';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import { writeLetter } from '../mail/letter.ts';
import { heading, paragraph, quote, table } from '../mail/letter-parts.ts';
import { formatPaise } from '../pricing/format-paise.ts';

interface WriteGiftReceipt {
  ctx: Pick<Context, 'db'>;
  input: { giftCardId: number };
}

/** The shop itself: tells the sender that a gift voucher is paid and on its way, without its code. */
export async function writeGiftReceipt({
  ctx,
  input: { giftCardId: id },
}: WriteGiftReceipt): Promise<MailMessage | undefined> {
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card?.paidAt) return undefined;
  const { receiverName, receiverEmail, message } = card;
  const amount = formatPaise(card.amountPaise);
  const title = `Your gift voucher of ${amount} is paid`;
  const letter = writeLetter({
    subject: title,
    parts: [
      heading(title),
      paragraph('Thank you. The code is on its way to:'),
      quote([receiverName, receiverEmail, message].filter(Boolean).join('\n')),
      table([{ label: 'Gift voucher', value: amount, isTotal: true }]),
      paragraph('Only the receiver gets the code. The amount does not expire.'),
    ],
  });
  return { to: card.senderEmail, ...letter };
}
