import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import { writeLetter } from '../mail/letter.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { orderLetter } from './order-letter.ts';
import type { OrderNews } from './order-news.ts';

type Needed = Pick<Context, 'db' | 'publicOrigin'>;

interface WriteOrderMail {
  ctx: Needed;
  input: { orderId: number; news: OrderNews };
}

/** The shop itself: tells a customer of an order. Undefined where no address is proven. */
export async function writeOrderMail({
  ctx,
  input: { orderId, news },
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
  const owedPaise = await owedFor(ctx, orderId);
  const { publicOrigin } = ctx;
  return { to, ...writeLetter(orderLetter({ news, order, lines, owedPaise, publicOrigin })) };
}

/** Money of the order itself; what came too much is told by `payment/write-refund-due.ts`. */
async function owedFor({ db }: Needed, orderId: number): Promise<number> {
  const isUndone = inArray(refundsDue.reason, ['cancelled', 'returned']);
  const [owed] = await db
    .select({ paise: sql<number>`coalesce(sum(${refundsDue.amountPaise}), 0)::int` })
    .from(refundsDue)
    .where(and(eq(refundsDue.orderId, orderId), isUndone));
  return owed?.paise ?? 0;
}
