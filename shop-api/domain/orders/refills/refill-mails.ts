import { and, eq } from 'drizzle-orm';
import { pagePath } from '../../../../contract/shop/page-path.ts';
import { products } from '../../../db/schema/products.ts';
import { refills } from '../../../db/schema/refills.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import { isInStock } from '../../catalogue/in-stock.ts';
import { isVisible } from '../../catalogue/visible.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { namedIn } from '../../kernel/named-in.ts';
import { readSignedNumber, signedNumber } from '../../kernel/signed-number.ts';
import { linkLine } from '../../mail/email-sections.ts';
import { provenEmail } from '../../mail/proven-email.ts';
import type { MailPayloads } from '../../mail/queue-mail.ts';
import { type WriteContext, writeMail } from '../../mail/write-message.ts';

/** The links in reminders that end them. */
const END_LINKS = { purpose: 'end refill', digits: 64 };

interface WriteRefill {
  ctx: WriteContext & Pick<Context, 'keys'>;
  input: MailPayloads['refill'];
}

/** System job: writes the reminder of a product, if it can be bought now. */
export async function writeRefill({ ctx, input }: WriteRefill): Promise<MailMessage | undefined> {
  const [row] = await ctx.db
    .select({ refill: refills, product: products })
    .from(refills)
    .innerJoin(products, and(eq(products.id, refills.productId), isVisible(), isInStock()))
    .where(eq(refills.id, input.refillId));
  if (!row) return undefined;
  const { refill, product } = row;
  const to = await provenEmail({ ctx, input: { customerId: refill.customerId } });
  if (!to) return undefined;
  const end = pagePath('endRefill', { token: signedNumber(ctx, END_LINKS, refill.id) });
  return writeMail(ctx, {
    to,
    template: 'product.refill',
    values: (language) => ({ product: namedIn(language, product, product.translations).name }),
    url: `${ctx.publicOrigin}${pagePath('cartLink')}?items=${product.id}`,
    links: [linkLine('End this reminder', ctx.publicOrigin + end)],
  });
}

interface EndRefill {
  ctx: Pick<Context, 'db' | 'keys'>;
  input: { token: string };
}

/** Public. Ends the reminder whose mail has this link, which works twice. Errors: `not_found`. */
export async function endRefill({ ctx, input }: EndRefill): Promise<void> {
  const id = readSignedNumber(ctx, END_LINKS, input.token);
  if (id === null) throw notFound('refill_not_found', 'Reminder');
  await ctx.db.delete(refills).where(eq(refills.id, id));
}
