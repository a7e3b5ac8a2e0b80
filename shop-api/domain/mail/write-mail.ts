import type { MailMessage } from '../../providers/mail/mail.ts';
import { writeConfirmEmail } from '../confirm-email/write-confirm-email.ts';
import type { Context } from '../context.ts';
import { writeGiftReceipt } from '../gift-card/write-gift-receipt.ts';
import { writeGiftVoucher } from '../gift-card/write-gift-voucher.ts';
import { writeMembershipMail } from '../membership/write-membership-mail.ts';
import { writeOrderMail } from '../order/write-order-mail.ts';
import { writePasswordChanged } from '../password/write-password-changed.ts';
import { writePasswordReset } from '../password/write-password-reset.ts';
import { writeRefundDue } from '../payment/write-refund-due.ts';
import { writeNumberChanged } from '../profile/write-number-changed.ts';
import type { ClaimedMail } from './claim-mails.ts';
import type { OwedMail } from './owed-mail.ts';

/** What writing a mail may need. */
export type MailContext = Pick<Context, 'db' | 'clock' | 'ids' | 'keys' | 'publicOrigin'>;

/**
 * Writes an owed mail. Undefined: there is nobody to send it to.
 * @throws Error for a kind that this version of the shop does not know
 */
export async function writeMail(
  ctx: MailContext,
  row: ClaimedMail,
): Promise<MailMessage | undefined> {
  const owed = { kind: row.kind, payload: row.payload } as OwedMail;
  switch (owed.kind) {
    case 'password_reset':
      return writePasswordReset({ ctx, input: owed.payload });
    case 'confirm_email':
      return writeConfirmEmail({ ctx, input: owed.payload });
    case 'password_changed':
      return writePasswordChanged({ ctx, input: owed.payload });
    case 'number_changed':
      return writeNumberChanged({ ctx, input: owed.payload });
    case 'order':
      return writeOrderMail({ ctx, input: owed.payload });
    case 'gift_voucher':
      return writeGiftVoucher({ ctx, input: owed.payload });
    case 'gift_voucher_bought':
      return writeGiftReceipt({ ctx, input: owed.payload });
    case 'membership':
      return writeMembershipMail({ ctx, input: owed.payload });
    case 'refund_due':
      return writeRefundDue({ ctx, input: owed.payload });
    default:
      throw new Error(`Nobody knows how to write a mail of the kind ${row.kind}`);
  }
}
