import { and, eq } from 'drizzle-orm';
import { pagePath } from '../../../contract/shop/page-path.ts';
import { products } from '../../db/schema/products.ts';
import { stockAlerts } from '../../db/schema/stock-alerts.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context } from '../kernel/context.ts';
import { namedIn } from '../kernel/named-in.ts';
import { signedNumber } from '../kernel/signed-number.ts';
import { linkLine } from '../mail/email-sections.ts';
import { provenEmail } from '../mail/proven-email.ts';
import type { MailPayloads } from '../mail/queue-mail.ts';
import { type WriteContext, writeMail } from '../mail/write-message.ts';
import { STOP_LINKS } from './stop-stock-alerts.ts';

interface WriteBackInStock {
  ctx: WriteContext & Pick<Context, 'keys'>;
  input: MailPayloads['back_in_stock'];
}

/** System job: writes the mail about a product that is back, if it still can be bought. */
export async function writeBackInStock({
  ctx,
  input,
}: WriteBackInStock): Promise<MailMessage | undefined> {
  const [row] = await ctx.db
    .select({ alert: stockAlerts, product: products })
    .from(stockAlerts)
    .innerJoin(products, and(eq(products.id, stockAlerts.productId), isVisible()))
    .where(eq(stockAlerts.id, input.stockAlertId));
  if (!row) return undefined;
  const { alert, product } = row;
  const { id, productId, customerId, email } = alert;
  const to = customerId === null ? email : await provenEmail({ ctx, input: { customerId } });
  if (!to) return undefined;
  const stop = pagePath('stopStockAlerts', { token: signedNumber(ctx, STOP_LINKS, id) });
  return writeMail(ctx, {
    to,
    template: 'product.back',
    values: (language) => ({ product: namedIn(language, product, product.translations).name }),
    sections: [linkLine('End all mails about stock', ctx.publicOrigin + stop)],
    url: ctx.publicOrigin + pagePath('product', { id: productId, slug: product.slug }),
  });
}
