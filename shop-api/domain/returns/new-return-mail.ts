import { eq } from 'drizzle-orm';
import { RETURN_REASONS, RETURN_REMEDIES } from '../../../contract/returns/return-states.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { button, quote, table } from '../mail/email-sections.ts';
import type { MailPayloads } from '../mail/queue-mail.ts';
import type { WriteContext } from '../mail/write-message.ts';
import { writeStaffMail } from '../mail/write-staff-mail.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { selectReturns } from './read-returns.ts';

interface WriteNewReturn {
  ctx: WriteContext;
  input: MailPayloads['return_request_desk'];
}

/** System job: writes the mail about a new return request to staff, unless they want none. */
export async function writeNewReturn({
  ctx,
  input: { returnId },
}: WriteNewReturn): Promise<MailMessage | undefined> {
  const { notices, company } = await currentSettings(ctx.db);
  const [found] = await selectReturns(ctx.db).where(eq(returnRequests.id, returnId));
  if (!found || !notices.returns) return undefined;
  const { request, line, order } = found;
  const page = pagePath('staffEntry', { desk: 'returns', entry: request.id });
  return writeStaffMail(ctx, {
    to: notices.email || company.support.email,
    title: `New return request for order ${order.number}`,
    sections: [
      table([
        { label: 'Item', value: `${request.quantity} × ${line.name}` },
        { label: 'Reason', value: RETURN_REASONS[request.reason] },
        { label: 'Wish', value: RETURN_REMEDIES[request.remedy] },
      ]),
      ...(request.details ? [quote(request.details)] : []),
      button('Open the request', ctx.publicOrigin + page),
    ],
  });
}
