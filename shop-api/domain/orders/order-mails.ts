import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { TextMessage } from '../../providers/sms/sms.ts';
import type { Context } from '../kernel/context.ts';
import { isFrontPictureOf } from '../kernel/pictures.ts';
import { linkLine } from '../mail/email-sections.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { provenPhone } from '../mail/proven-phone.ts';
import type { MailPayloads } from '../mail/queue-mail.ts';
import { type WriteContext, writeMail, writeSms } from '../mail/write-message.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { collectCode } from './collect/collect-code.ts';
import { readCollection } from './collect/collection.ts';
import { orderSections } from './order-sections.ts';
import { type OrderFacts, orderPage, smsValuesOf, templateOf, valuesOf } from './order-values.ts';
import { successor } from './successor.ts';
import { expectedBy, readTimeline } from './timeline.ts';
import { trackingPage } from './track-order.ts';

type OrderContext = WriteContext & Pick<Context, 'keys'>;

interface WriteOrderMessage {
  ctx: OrderContext;
  input: MailPayloads['order'];
}

/** System job: writes the email about an order. Undefined where no email address is proven. */
export async function writeOrderMail({
  ctx,
  input,
}: WriteOrderMessage): Promise<MailMessage | undefined> {
  const facts = await readFacts(ctx, input);
  const to = facts && (await provenEmail({ ctx, input: facts.order }));
  if (!facts || !to) return undefined;
  const template = templateOf(facts);
  const values = valuesOf(facts);
  const lines = await readMailLines(ctx, input.orderId);
  const isTracked = template === 'order.shipped_with_carrier';
  return writeMail(ctx, {
    to,
    ...{ template, values },
    sections: (language) => orderSections({ ...facts, lines, language }),
    url: values.link,
    links: [
      ...(isTracked ? [linkLine('See your order', orderPage(facts))] : []),
      linkLine('Follow your order without logging in', facts.trackingPage),
    ],
  });
}

/** System job: writes the text message about an order. Undefined where no number is proven. */
export async function writeOrderSms({
  ctx,
  input,
}: WriteOrderMessage): Promise<TextMessage | undefined> {
  const facts = await readFacts(ctx, input);
  const mobile = facts && (await provenPhone({ ctx, input: facts.order }));
  if (!facts || !mobile) return undefined;
  return writeSms(ctx, { template: templateOf(facts), values: smsValuesOf(facts), mobile });
}

async function readFacts(
  ctx: OrderContext,
  { orderId, news }: MailPayloads['order'],
): Promise<OrderFacts | undefined> {
  const [found] = await ctx.db
    .select({ order: orders, replacement: successor.number })
    .from(orders)
    .leftJoin(successor, eq(successor.id, orders.replacedBy))
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  const { order, replacement } = found;
  const timeline = await readTimeline(ctx.db, orderId);
  const { delivery } = await currentSettings(ctx.db);
  const collection = await readCollection(ctx.db, order);
  return {
    order,
    news,
    replacement: replacement ?? '',
    refundDuePaise: await refundDueFor(ctx, orderId),
    expectedBy: expectedBy(delivery, order, timeline),
    txnid: news === 'payment_link' ? await openTxnid(ctx, orderId) : undefined,
    trackingPage: trackingPage(ctx, orderId),
    publicOrigin: ctx.publicOrigin,
    collected: collection && {
      store: collection.store_name,
      code: collectCode(ctx.keys, orderId),
    },
  };
}

async function openTxnid({ db }: WriteContext, orderId: number): Promise<string | undefined> {
  const [opened] = await db
    .select({ txnid: payments.txnid })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
    .limit(1);
  return opened?.txnid;
}

/** The refund due of the order itself; `payments/refund-mails.ts` reports payments in excess. */
async function refundDueFor({ db }: WriteContext, orderId: number): Promise<number> {
  const isUndone = inArray(refundsDue.reason, ['cancelled', 'returned']);
  const [due] = await db
    .select({ paise: sql<number>`coalesce(sum(${refundsDue.amountPaise}), 0)::int` })
    .from(refundsDue)
    .where(and(eq(refundsDue.orderId, orderId), isUndone));
  return due?.paise ?? 0;
}

/** Reads the goods of an order with their pictures, as mails display them. */
export function readMailLines({ db }: Pick<WriteContext, 'db'>, orderId: number) {
  return db
    .select({ line: orderLines, translations: products.translations, picture: pictures })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(productPictures, isFrontPictureOf(orderLines.productId))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
}
