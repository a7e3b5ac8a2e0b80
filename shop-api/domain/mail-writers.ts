import { writeConfirmEmail } from './accounts/email/confirm-link.ts';
import { writePasswordChanged } from './accounts/password/password-changed-mail.ts';
import { writePasswordReset } from './accounts/password/password-reset-mail.ts';
import { writeNumberChanged } from './accounts/profile/number-changed-mail.ts';
import {
  writeAppointment,
  writeAppointmentForDesk,
  writeAppointmentSms,
} from './enquiries/appointment-mails.ts';
import { writeEnquiry, writeEnquiryReceived, writeEnquiryReply } from './enquiries/lead-mails.ts';
import { writeBackInStock } from './enquiries/stock-alert-mails.ts';
import {
  writeGiftCardMail,
  writeGiftForWhatsapp,
  writeGiftReceipt,
} from './gift-cards/gift-card-mails.ts';
import type { MailWriters } from './mail/send-due-mails.ts';
import { writeMembershipMail, writeMembershipSms } from './memberships/membership-mails.ts';
import { writeNewOrder } from './orders/new-order-mail.ts';
import { writeOrderMail, writeOrderSms } from './orders/order-mails.ts';
import { writeRefill } from './orders/refills/refill-mails.ts';
import {
  writeRefundDone,
  writeRefundDoneSms,
  writeRefundDue,
  writeRefundDueSms,
} from './payments/refund-mails.ts';
import { writeNewReturn } from './returns/new-return-mail.ts';
import { writeReturnMail, writeReturnSms } from './returns/return-messages.ts';
import { writeInvitation } from './staff/people/invitations.ts';

/** The writer of each kind of mail; `main.ts` passes them to the mail sender. */
export const mailWriters: MailWriters = {
  password_reset: writePasswordReset,
  confirm_email: writeConfirmEmail,
  staff_invitation: writeInvitation,
  password_changed: writePasswordChanged,
  number_changed: writeNumberChanged,
  order: writeOrderMail,
  order_sms: writeOrderSms,
  order_desk: writeNewOrder,
  gift_voucher: writeGiftCardMail,
  gift_voucher_whatsapp: writeGiftForWhatsapp,
  gift_voucher_bought: writeGiftReceipt,
  membership: writeMembershipMail,
  membership_sms: writeMembershipSms,
  refund_due: writeRefundDue,
  refund_due_sms: writeRefundDueSms,
  refund_done: writeRefundDone,
  refund_done_sms: writeRefundDoneSms,
  return_request: writeReturnMail,
  return_request_sms: writeReturnSms,
  return_request_desk: writeNewReturn,
  back_in_stock: writeBackInStock,
  refill: writeRefill,
  enquiry: writeEnquiry,
  enquiry_received: writeEnquiryReceived,
  enquiry_reply: writeEnquiryReply,
  appointment: writeAppointment,
  appointment_desk: writeAppointmentForDesk,
  appointment_sms: writeAppointmentSms,
};
