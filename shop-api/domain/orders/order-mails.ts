import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { formatPaise } from '../../../contract/money.ts';
import { pagePath } from '../../../contract/pages.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import type { EmailContent, EmailRow, EmailSection } from '../mail/email-sections.ts';
import { button, heading, paragraph, quote, table } from '../mail/email-sections.ts';
import { provenEmail } from '../mail/proven-email.ts';
import type { OrderNotification } from '../mail/queue-mail.ts';
import { renderEmail } from '../mail/render-email.ts';
import type { OrderWithRefund } from './order-notifications.ts';
import { ORDER_NOTIFICATIONS } from './order-notifications.ts';

type Needed = Pick<Context, 'db' | 'publicOrigin'>;

interface WriteOrderMail {
  ctx: Needed;
  input: { orderId: number; news: OrderNotification };
}

/** System job: writes the email about an order. Undefined where no email address is proven. */
export async function writeOrderMail({
  ctx,
  input: { orderId, news: notification },
}: WriteOrderMail): Promise<MailMessage | undefined> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const to = await provenEmail({ ctx, input: { customerId: order.customerId } });
  if (!to) return undefined;
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const refundDuePaise = await refundDueFor(ctx, orderId);
  const { publicOrigin } = ctx;
  return {
    to,
    ...renderEmail(orderEmail({ notification, order, lines, refundDuePaise, publicOrigin })),
  };
}

/** The refund due of the order itself; `payments/refunds-due.ts` reports payments in excess. */
async function refundDueFor({ db }: Needed, orderId: number): Promise<number> {
  const isUndone = inArray(refundsDue.reason, ['cancelled', 'returned']);
  const [due] = await db
    .select({ paise: sql<number>`coalesce(sum(${refundsDue.amountPaise}), 0)::int` })
    .from(refundsDue)
    .where(and(eq(refundsDue.orderId, orderId), isUndone));
  return due?.paise ?? 0;
}

interface OrderEmail extends OrderWithRefund {
  notification: OrderNotification;
  lines: readonly (typeof orderLines.$inferSelect)[];
  publicOrigin: string;
}

/** Composes the email about the status of an order, with its goods and amounts. */
function orderEmail({ notification, lines, publicOrigin, ...input }: OrderEmail): EmailContent {
  const { order } = input;
  const { title, text, hasDeliveryAddress } = ORDER_NOTIFICATIONS[notification];
  const subject = `Your order ${order.number} ${title}`;
  return {
    subject,
    sections: [
      heading(subject),
      ...text(input).map(paragraph),
      ...(hasDeliveryAddress ? deliveryAddressSections(order) : []),
      table([...lines.map(rowOf), ...totalsOf(order)]),
      button('See your order', publicOrigin + pagePath('order', { id: order.id })),
    ],
  };
}

function deliveryAddressSections({ fullName, fullAddress, mobile }: OrderRow): EmailSection[] {
  return [paragraph('It goes to:'), quote([fullName, fullAddress, mobile].join('\n'))];
}

function rowOf({ name, size, quantity, totalPaise }: OrderEmail['lines'][number]): EmailRow {
  const label = [name, size, `× ${quantity}`].filter(Boolean).join(' ');
  return { label, value: formatPaise(totalPaise) };
}

function totalsOf(order: OrderRow): EmailRow[] {
  const { discountPaise, shippingPaise, giftCardPaise, payablePaise } = order;
  const delivery = shippingPaise === 0 ? 'Free' : formatPaise(shippingPaise);
  return [
    ...lessRow(`Discount ${order.voucherCode}`.trim(), discountPaise),
    { label: 'Delivery', value: delivery },
    ...lessRow('Gift voucher', giftCardPaise),
    { label: 'Total, GST included', value: formatPaise(payablePaise), isTotal: true },
  ];
}

function lessRow(label: string, paise: number): EmailRow[] {
  return paise === 0 ? [] : [{ label, value: `−${formatPaise(paise)}` }];
}
