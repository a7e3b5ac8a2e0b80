import { eq } from 'drizzle-orm';
import { isoDayText } from '../../../contract/messages/dates.ts';
import { withValues } from '../../../contract/messages/text-with-values.ts';
import { formatPaise } from '../../../contract/shop/money.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import { orders } from '../../db/schema/orders.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { button, paragraph, quote } from '../mail/email-sections.ts';
import type { MailPayloads } from '../mail/queue-mail.ts';
import type { WriteContext } from '../mail/write-message.ts';
import { writeStaffMail } from '../mail/write-staff-mail.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { readMailLines } from './order-mails.ts';
import { orderSections } from './order-sections.ts';

interface WriteNewOrder {
  ctx: WriteContext;
  input: MailPayloads['order_desk'];
}

/** System job: writes the mail about a new order to those who pack it, unless they want none. */
export async function writeNewOrder({
  ctx,
  input: { orderId },
}: WriteNewOrder): Promise<MailMessage | undefined> {
  const { notices, company } = await currentSettings(ctx.db);
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || !notices.orders) return undefined;
  const { number, payType, paidAt, payablePaise, isGift, giftMessage, sendFrom, deliveryMethod } =
    order;
  const { publicOrigin } = ctx;
  const lines = await readMailLines(ctx, orderId);
  return writeStaffMail(ctx, {
    to: notices.email || company.support.email,
    title: `New order ${number}, ${formatPaise(payablePaise)}`,
    sections: [
      paragraph(
        withValues('{payment}, {state}. {delivery}.', {
          payment: payType,
          state: paidAt ? 'paid' : 'to be paid',
          delivery: deliveryMethod,
        }),
      ),
      ...orderSections({ order, news: 'placed', lines, publicOrigin, language: 'en' }),
      ...(isGift ? [paragraph('It is a gift: no bill in the box.')] : []),
      ...(sendFrom
        ? [paragraph(withValues('Send it from {day} on.', { day: isoDayText(sendFrom) }))]
        : []),
      ...(giftMessage ? [quote(giftMessage)] : []),
      button(
        'Open the order',
        publicOrigin + pagePath('staffEntry', { desk: 'orders', entry: orderId }),
      ),
    ],
  });
}
