import { eq } from 'drizzle-orm';
import { GIFT_VOUCHER_TERMS } from '../../../contract/gift-voucher-words.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import { writeLetter } from '../mail/letter.ts';
import { button, heading, paragraph, quote, table } from '../mail/letter-parts.ts';
import { formatPaise } from '../pricing/format-paise.ts';
import { giftCode } from './gift-code.ts';

interface WriteGiftVoucher {
  ctx: Pick<Context, 'db' | 'keys' | 'publicOrigin'>;
  input: { giftCardId: number };
}

/**
 * The shop itself: brings the receiver the code of a gift voucher that was paid. The code is made as
 * the mail is written, and stands nowhere else.
 */
export async function writeGiftVoucher({
  ctx,
  input: { giftCardId: id },
}: WriteGiftVoucher): Promise<MailMessage | undefined> {
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card?.paidAt) return undefined;
  const { receiverName, senderName, message } = card;
  const amount = formatPaise(card.amountPaise);
  const title = `A Vanya gift voucher of ${amount} for you`;
  const letter = writeLetter({
    subject: title,
    parts: [
      heading(title),
      quote([`For ${receiverName}`, message, `From ${senderName}`].filter(Boolean).join('\n\n')),
      table([
        { label: 'Code', value: giftCode(ctx.keys, id) },
        { label: 'Worth', value: amount, isTotal: true },
      ]),
      paragraph(
        'Choose what you like, login, and enter the code at the checkout. Whoever enters it first owns the voucher, so keep it to yourself. What an order leaves over stays in your account.',
      ),
      button('Choose something', `${ctx.publicOrigin}/shop`),
      paragraph(GIFT_VOUCHER_TERMS.join(' ')),
    ],
  });
  return { to: card.receiverEmail, ...letter };
}
