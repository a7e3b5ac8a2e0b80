import { eq } from 'drizzle-orm';
import { listText, type Message, withValues } from '../../../contract/messages/text-with-values.ts';
import { CASH_ON_DELIVERY } from '../../../contract/orders/payment-kinds.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import { formatPaise } from '../../../contract/shop/money.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { TextMessage } from '../../providers/sms/sms.ts';
import { namedIn } from '../kernel/named-in.ts';
import { quote } from '../mail/email-sections.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { provenPhone } from '../mail/proven-phone.ts';
import type { ReturnNotification } from '../mail/queue-mail.ts';
import { type WriteContext, writeMail, writeSms } from '../mail/write-message.ts';
import { onGiftVouchers } from '../orders/order-values.ts';
import { type SelectedReturn, selectReturns } from './read-returns.ts';

interface WriteReturn {
  ctx: WriteContext;
  input: { returnId: number; news: ReturnNotification };
}

/** System job: writes the email about a return request. Undefined where no address is proven. */
export async function writeReturnMail({
  ctx,
  input: { returnId, news },
}: WriteReturn): Promise<MailMessage | undefined> {
  const found = await readReturn(ctx, returnId);
  const to = found && (await provenEmail({ ctx, input: found.order }));
  if (!found || !to) return undefined;
  return writeMail(ctx, {
    to,
    template: `return.${news}`,
    values: (language) => valuesOf(found, { language, link: linkOf(ctx, found) }),
    sections: news === 'declined' ? [quote(found.request.answer)] : [],
    url: linkOf(ctx, found),
  });
}

/** System job: writes the text message about a return request. Undefined without a proven number. */
export async function writeReturnSms({
  ctx,
  input: { returnId, news },
}: WriteReturn): Promise<TextMessage | undefined> {
  const found = await readReturn(ctx, returnId);
  const mobile = found && (await provenPhone({ ctx, input: found.order }));
  if (!found || !mobile) return undefined;
  const link = linkOf(ctx, found);
  const values = (language: Language) => valuesOf(found, { language, link });
  return writeSms(ctx, { template: `return.${news}`, values, mobile });
}

async function readReturn({ db }: WriteContext, id: number): Promise<SelectedReturn | undefined> {
  const [found] = await selectReturns(db).where(eq(returnRequests.id, id));
  return found;
}

function linkOf({ publicOrigin }: WriteContext, { order: { id } }: SelectedReturn): string {
  return publicOrigin + pagePath('order', { id });
}

function valuesOf(found: SelectedReturn, { language, link }: { language: Language; link: string }) {
  const { request, line, order, translations } = found;
  const { name } = namedIn(language, line, translations);
  return {
    goods: request.quantity === 1 ? name : `${request.quantity} × ${name}`,
    number: order.number,
    remedy: request.remedy === 'refund' ? REFUND : REPLACEMENT,
    money: moneyOf(found),
    link,
  };
}

const REFUND = 'We pay it back to you. Where our courier has to collect it, we call you first.';
const REPLACEMENT =
  'We send you a new one, free of charge. Where our courier has to collect the old one, we call you first.';
const CASH_PAYBACK = 'We ask you for the bank account or UPI ID that it should go to.';

function moneyOf({ request: { refundPaise, giftCardPaise }, order }: SelectedReturn): Message {
  const moneyPaise = refundPaise - giftCardPaise;
  const method =
    order.payType === CASH_ON_DELIVERY ? CASH_PAYBACK : 'It goes back the way it was paid.';
  const money = withValues('We pay back {amount}. {method}', {
    amount: formatPaise(moneyPaise),
    method,
  });
  const given = onGiftVouchers(giftCardPaise);
  return listText([...(moneyPaise > 0 ? [money] : []), ...(giftCardPaise > 0 ? [given] : [])], ' ');
}
