import { writeConfirmEmail } from './accounts/email/confirm-link.ts';
import { writePasswordChanged } from './accounts/password/password-changed-mail.ts';
import { writePasswordReset } from './accounts/password/password-reset-mail.ts';
import { writeNumberChanged } from './accounts/profile/number-changed-mail.ts';
import {
  writeAppointment,
  writeAppointmentForDesk,
  writeAppointmentSms,
} from './enquiries/appointment-mails.ts';
import { writeEnquiry, writeEnquiryReceived } from './enquiries/lead-mails.ts';
import { writeGiftCardMail, writeGiftReceipt } from './gift-cards/gift-card-mails.ts';
import type { MailWriters } from './mail/send-due-mails.ts';
import { writeMembershipMail } from './memberships/membership-mails.ts';
import { writeOrderMail } from './orders/order-mails.ts';
import { writeRefundDue } from './payments/refunds-due.ts';

/** The writer of each kind of mail; `main.ts` passes them to the mail sender. */
export const mailWriters: MailWriters = {
  password_reset: writePasswordReset,
  confirm_email: writeConfirmEmail,
  password_changed: writePasswordChanged,
  number_changed: writeNumberChanged,
  order: writeOrderMail,
  gift_voucher: writeGiftCardMail,
  gift_voucher_bought: writeGiftReceipt,
  membership: writeMembershipMail,
  refund_due: writeRefundDue,
  enquiry: writeEnquiry,
  enquiry_received: writeEnquiryReceived,
  appointment: writeAppointment,
  appointment_desk: writeAppointmentForDesk,
  appointment_sms: writeAppointmentSms,
};
