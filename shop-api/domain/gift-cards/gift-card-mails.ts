import { eq } from 'drizzle-orm';
import { isoDayText } from '../../../contract/messages/dates.ts';
import { filledText } from '../../../contract/messages/text-with-values.ts';
import { inLanguage } from '../../../contract/shop/languages.ts';
import { formatPaise } from '../../../contract/shop/money.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../kernel/context.ts';
import { giftCard, quote, table } from '../mail/email-sections.ts';
import { languageOfReceiver, textsIn } from '../mail/language-of.ts';
import { type WriteContext, writeMail } from '../mail/write-message.ts';
import { waitsFor } from '../payments/waits-for.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { type GiftCardRow, giftCode } from './gift-card.ts';

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
  if (!card?.paidAt || card.blockedAt) return undefined;
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
  const amount = formatPaise(card.amountPaise);
  const mail = { to: card.senderEmail, sections: receiptOf(card) };
  const day = waitsFor(card);
  return day === null
    ? writeMail(ctx, { ...mail, template: 'gift.bought', values: { amount } })
    : writeMail(ctx, {
        ...mail,
        template: 'gift.bought_for_day',
        values: { amount, day: isoDayText(day) },
      });
}

/**
 * System job: writes the sender the message for WhatsApp, with the code, when the receiver is mailed it.
 * The link to WhatsApp is the one address that holds a code: it stands in this mail alone.
 */
export async function writeGiftForWhatsapp({
  ctx,
  input: { giftCardId: id },
}: WriteGiftCardMail): Promise<MailMessage | undefined> {
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card?.paidAt || card.blockedAt || !card.byWhatsapp) return undefined;
  const amount = formatPaise(card.amountPaise);
  const { company } = await currentSettings(ctx.db);
  const language = await languageOfReceiver(ctx, card.senderEmail);
  const text = filledText(textsIn(language)(FOR_WHATSAPP), {
    ...{ shop: company.name, amount, name: card.receiverName, code: giftCode(ctx.keys, id) },
  });
  const shop = ctx.publicOrigin + inLanguage(pagePath('shop'), language);
  const message = [card.message, text, shop].filter(Boolean).join('\n\n');
  return writeMail(ctx, {
    to: card.senderEmail,
    template: 'gift.whatsapp',
    values: { amount },
    sections: receiptOf(card),
    url: `https://wa.me/?text=${encodeURIComponent(message)}`,
  });
}

/** Who types a name must not have it translated: the places are filled afterwards. */
const FOR_WHATSAPP = 'A {shop} gift voucher of {amount} for you, {name}. Its code: {code}';

function receiptOf({ receiverName, receiverEmail, message, amountPaise }: GiftCardRow) {
  return [
    quote([receiverName, receiverEmail, message].filter(Boolean).join('\n')),
    table([{ label: 'Gift voucher', value: formatPaise(amountPaise), isTotal: true }]),
  ];
}
