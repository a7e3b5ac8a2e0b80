import type { staffApi } from '@/lib/api-routes/staff';
import { routes } from '@/lib/routes';
import {
  moveCustomerAction,
  moveGiftVoucherAction,
  moveReviewAction,
} from '@/lib/server/actions/customers';
import { keepSamplesAction } from '@/lib/server/actions/first-steps';
import { moveLeadAction } from '@/lib/server/actions/leads';
import {
  acceptInvitationAction,
  beginFactorAction,
  confirmFactorAction,
  endFactorAction,
  endLoginAction,
  removePasskeyAction,
} from '@/lib/server/actions/people';
import { refundPartAction } from '@/lib/server/actions/refund-part';
import { moveReturnAction } from '@/lib/server/actions/returns';
import { moveAppointmentAction } from '@/lib/server/actions/staff-appointments';
import {
  addNoteAction,
  correctReceiverAction,
  correctShipmentAction,
  moveOrderAction,
  payRefundAction,
  settleRefundAction,
} from '@/lib/server/actions/staff-orders';
import { receiveCashAction } from '@/lib/server/actions/takings';
import { removeViewAction, saveViewAction } from '@/lib/server/actions/views';
import { handleWrite } from '@/lib/server/http/handle-write';
import { sendDeskFile } from '@/lib/server/shopper/send-desk-file';
import { sendStaffDocument, sendStaffInvoices } from '@/lib/server/shopper/send-document';
import { sendCustomerData, sendGstReturn } from '@/lib/server/shopper/send-json-file';
import { sendPhoto } from '@/lib/server/shopper/send-photo';
import { staffRoutes } from '@/lib/staff-routes';
import type { CallTable } from './call-table';

const ofFactor = { next: staffRoutes.secondFactor(), from: staffRoutes.secondFactor() };

export const staffCalls = {
  keepSamples: { POST: handleWrite(keepSamplesAction, { next: routes.dashboard() }) },
  join: {
    POST: handleWrite(acceptInvitationAction, { next: routes.login(), needsCookies: true }),
  },
  factor: { POST: handleWrite(beginFactorAction, ofFactor) },
  confirmFactor: { POST: handleWrite(confirmFactorAction, ofFactor) },
  removePasskey: { POST: handleWrite(removePasskeyAction, ofFactor) },
  endLogin: { POST: handleWrite(endLoginAction, ofFactor) },
  endFactor: { POST: handleWrite(endFactorAction, ofFactor) },
  moveOrder: { POST: handleWrite(moveOrderAction, { next: staffRoutes.desk('orders') }) },
  correctReceiver: {
    POST: handleWrite(correctReceiverAction, { next: staffRoutes.desk('orders') }),
  },
  refundPart: { POST: handleWrite(refundPartAction, { next: staffRoutes.desk('orders') }) },
  correctShipment: {
    POST: handleWrite(correctShipmentAction, { next: staffRoutes.desk('orders') }),
  },
  saveView: { POST: handleWrite(saveViewAction, { next: routes.dashboard() }) },
  removeView: { POST: handleWrite(removeViewAction, { next: routes.dashboard() }) },
  addNote: { POST: handleWrite(addNoteAction, { next: routes.dashboard() }) },
  deskFile: { GET: sendDeskFile },
  orderInvoices: { GET: sendStaffInvoices },
  orderDocument: { GET: sendStaffDocument },
  moveReturn: { POST: handleWrite(moveReturnAction, { next: staffRoutes.desk('returns') }) },
  moveAppointment: {
    POST: handleWrite(moveAppointmentAction, { next: staffRoutes.desk('appointments') }),
  },
  moveLead: { POST: handleWrite(moveLeadAction, { next: staffRoutes.desk('leads') }) },
  reviewPhoto: { GET: sendPhoto('getStaffReviewPhoto') },
  moveReview: { POST: handleWrite(moveReviewAction, { next: staffRoutes.desk('reviews') }) },
  moveGiftVoucher: {
    POST: handleWrite(moveGiftVoucherAction, { next: staffRoutes.desk('gift-vouchers') }),
  },
  gstReturn: { GET: sendGstReturn },
  exportCustomer: { GET: sendCustomerData },
  moveCustomer: { POST: handleWrite(moveCustomerAction, { next: staffRoutes.desk('customers') }) },
  payRefund: { POST: handleWrite(payRefundAction, { next: staffRoutes.desk('refunds') }) },
  receiveCash: {
    POST: handleWrite(receiveCashAction, { next: staffRoutes.desk('takings') }),
  },
  settleRefund: { POST: handleWrite(settleRefundAction, { next: staffRoutes.desk('refunds') }) },
} satisfies CallTable<typeof staffApi>;
