import { eq } from 'drizzle-orm';
import { formatPaise } from '../../../contract/shop/money.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../kernel/context.ts';
import { giftCard, quote, table } from '../mail/email-sections.ts';
import { type WriteContext, writeMail } from '../mail/write-message.ts';
import { giftCode } from './gift-card.ts';

interface WriteGiftCardMail {
  ctx: WriteContext & Pick<Context, 'keys'>;
  input: { giftCardId: number };
}

/**
 * System job: writes the mail with the code of a paid gift voucher to the receiver. The code is
 * generated for the mail and stored nowhere.
 */
export async function writeGiftCardMail({
  ctx,
  input: { giftCardId: id },
}: WriteGiftCardMail): Promise<MailMessage | undefined> {
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card?.paidAt) return undefined;
  const { receiverName: receiver, senderName: sender, message } = card;
  const amount = formatPaise(card.amountPaise);
  const code = giftCode(ctx.keys, id);
  return writeMail(ctx, {
    to: card.receiverEmail,
    template: 'gift.voucher',
    values: { amount },
    sections: [giftCard({ amount, receiver, sender, message, code, validity: VALIDITY })],
    url: ctx.publicOrigin + pagePath('shop'),
  });
}

const VALIDITY = 'Enter this code at the checkout. It does not expire.';

interface WriteGiftReceipt {
  ctx: WriteContext;
  input: { giftCardId: number };
}

/** System job: writes the sender's receipt for a paid gift voucher, without its code. */
export async function writeGiftReceipt({
  ctx,
  input: { giftCardId: id },
}: WriteGiftReceipt): Promise<MailMessage | undefined> {
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card?.paidAt) return undefined;
  const { receiverName, receiverEmail, message } = card;
  const amount = formatPaise(card.amountPaise);
  return writeMail(ctx, {
    to: card.senderEmail,
    template: 'gift.bought',
    values: { amount },
    sections: [
      quote([receiverName, receiverEmail, message].filter(Boolean).join('\n')),
      table([{ label: 'Gift voucher', value: amount, isTotal: true }]),
    ],
  });
}
