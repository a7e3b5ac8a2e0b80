import { eq } from 'drizzle-orm';
import { GIFT_CARD_TERMS } from '../../../contract/messages/gift-cards.ts';
import { formatPaise } from '../../../contract/money.ts';
import { pagePath } from '../../../contract/pages.ts';
import { SHOP_NAME } from '../../../contract/shop.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../kernel/context.ts';
import { button, heading, paragraph, quote, table } from '../mail/email-sections.ts';
import { renderEmail } from '../mail/render-email.ts';
import { giftCode } from './gift-card.ts';

interface WriteGiftCardMail {
  ctx: Pick<Context, 'db' | 'keys' | 'publicOrigin'>;
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
  const { receiverName, senderName, message } = card;
  const amount = formatPaise(card.amountPaise);
  const title = `A ${SHOP_NAME} gift voucher of ${amount} for you`;
  const rendered = renderEmail({
    subject: title,
    sections: [
      heading(title),
      quote([`For ${receiverName}`, message, `From ${senderName}`].filter(Boolean).join('\n\n')),
      table([
        { label: 'Code', value: giftCode(ctx.keys, id) },
        { label: 'Worth', value: amount, isTotal: true },
      ]),
      paragraph(
        'Choose what you like, login, and enter the code at the checkout. Whoever enters it first owns the voucher, so keep it to yourself. What an order leaves over stays in your account.',
      ),
      button('Choose something', ctx.publicOrigin + pagePath('shop')),
      paragraph(GIFT_CARD_TERMS.join(' ')),
    ],
  });
  return { to: card.receiverEmail, ...rendered };
}

interface WriteGiftReceipt {
  ctx: Pick<Context, 'db'>;
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
  const title = `Your gift voucher of ${amount} is paid`;
  const rendered = renderEmail({
    subject: title,
    sections: [
      heading(title),
      paragraph('Thank you. The code is on its way to:'),
      quote([receiverName, receiverEmail, message].filter(Boolean).join('\n')),
      table([{ label: 'Gift voucher', value: amount, isTotal: true }]),
      paragraph('Only the receiver gets the code. The amount does not expire.'),
    ],
  });
  return { to: card.senderEmail, ...rendered };
}
