import { pathsOf } from './path.ts';

/** Calls of the dashboard that plain forms post to and links open. */
export const staffApi = pathsOf({
  /** A first step whose samples are right. */
  keepSamples: '/api/staff/first-steps/:step',
  /** The form of an invitation. */
  join: '/api/staff-invitations/:token',
  /** Begins the set-up of the second factor, finishes it, or removes the factor. */
  factor: '/api/staff/second-factor',
  confirmFactor: '/api/staff/second-factor/confirm',
  endFactor: '/api/staff/second-factor/end',
  removePasskey: '/api/staff/second-factor/passkeys/:id/remove',
  endLogin: '/api/staff/logins/:id/end',
  moveOrder: '/api/staff/orders/:id/move',
  correctReceiver: '/api/staff/orders/:id/receiver',
  refundPart: '/api/staff/orders/:id/refund',
  correctShipment: '/api/staff/orders/:id/shipment',
  /** A view of a list under a name. */
  saveView: '/api/staff/views/:desk',
  removeView: '/api/staff/views/:desk/:id/remove',
  addNote: '/api/staff/notes/:kind/:id',
  /** The list of a desk as a file; the query is that of the list. */
  deskFile: '/api/staff/lists/:desk',
  /** The invoices of the orders `ids` in one file. */
  orderInvoices: '/api/staff/invoices',
  orderDocument: '/api/staff/orders/:id/:document',
  moveReturn: '/api/staff/returns/:id/move',
  /** Everything that is stored about a customer, as a file. */
  exportCustomer: '/api/staff/customers/:id/export',
  /** The GST return of a month as the offline tool takes it. */
  gstReturn: '/api/staff/gst/:month',
  moveAppointment: '/api/staff/appointments/:id/move',
  moveLead: '/api/staff/leads/:id/move',
  moveReview: '/api/staff/reviews/:id/move',
  reviewPhoto: '/api/staff/reviews/photos/:id/:size',
  moveGiftVoucher: '/api/staff/gift-vouchers/:id/move',
  moveCustomer: '/api/staff/customers/:id/move',
  payRefund: '/api/staff/refunds/:id/pay',
  receiveCash: '/api/staff/takings/:id/receive',
  settleRefund: '/api/staff/refunds/:id/settle',
});
