/** Messages of the dashboard. */
export const staffMessages = {
  /** `Order VN100012 is now packed.` */
  moved: (orderNumber: string, status: string) =>
    `Order ${orderNumber} is now ${status.toLowerCase()}.`,
  /** `Brass Diya: the request is now approved.` */
  returnMoved: (product: string, state: string) =>
    state === 'refunded'
      ? `${product}: the request is now refunded. Money that goes back waits in Refunds.`
      : `${product}: the request is now ${state}.`,
  /** `The tracking number of order VN100012 is saved.` */
  shipmentSaved: (orderNumber: string) => `The tracking number of order ${orderNumber} is saved.`,
  /** `The receiver of order VN100012 is saved.` */
  receiverSaved: (orderNumber: string) => `The receiver of order ${orderNumber} is saved.`,
  /** `₹340.00 goes back, with a credit note.` */
  partRefunded: (amount: string) => `${amount} goes back, with a credit note.`,
  alreadyPacked: 'A packed order keeps its address: its invoice names it',
  /** `The cash of order VN100012 is marked as received.` */
  cashReceived: (orderNumber: string) => `The cash of order ${orderNumber} is marked as received.`,
  cashReceivedAs: (reference: string) => `Received already, under ${reference}`,
  /** `VN100012: Received already, under UTR 4711` */
  cashNotMarked: (orderNumber: string, why: string) => `${orderNumber}: ${why}`,
  /** `₹990.00 is marked as paid back.` */
  settled: (amount: string) => `${amount} is marked as paid back.`,
  /** `Asha Shah is blocked.` */
  customerMoved: (name: string, how: string) => `${name} is ${how}.`,
  /** `Message 12: closed.` */
  leadMoved: (id: number, how: string) => `Message ${id}: ${how}.`,
  leadMovedMeanwhile: 'Somebody has answered or moved this message meanwhile. Please look again.',
  leadStepNotAllowed: 'This message cannot take that step now',
  noSuchLead: 'This message does not exist',
  /** `Appointment 12: cancelled; the patient is told.` */
  appointmentMoved: (id: number, how: string) => `Appointment ${id}: ${how}.`,
  appointmentMovedMeanwhile: 'Somebody has moved or cancelled this appointment meanwhile',
  appointmentPast: 'This appointment has begun and stays as it is',
  appointmentThereAlready: 'The patient has an appointment at this time already',
  /** `Brass Diya, review: hidden.` */
  reviewMoved: (product: string, how: string) => `${product}, review: ${how}.`,
  reviewMovedMeanwhile: 'Somebody has answered or moved this review meanwhile',
  noSuchReview: 'Review not found',
  /** `Gift voucher … TVWX: blocked.` */
  giftVoucherMoved: (code: string, how: string) => `Gift voucher ${code}: ${how}.`,
  noSuchGiftVoucher: 'Gift voucher not found',
  noGiftVoucherStep: 'The gift voucher is in another state meanwhile',
  notSold: 'One of these products is not sold now',
  phoneOrderPlaced: 'This order is placed; see it among the orders',
  customerHasClosed:
    'Whoever has this number closed their account. It opens again when they log in with a code.',
  noSuchCustomer: 'Customer not found',
  /** Law keeps what is not settled yet, and the parcel needs its address. */
  hasOpenMatters:
    'Not yet: an order is on its way, a return request is open or a refund is due. Please settle it first.',
  noCustomerStep: 'The account is in another state meanwhile',
  noted: 'The note is saved.',
  loginEnded: 'That login has ended.',
  viewSaved: (name: string) => `The view “${name}” is saved, for all staff.`,
  viewRemoved: 'The view is removed.',
  tooManyViews: (most: number) => `A list has at most ${most} views. Remove one first.`,
  samplesAreRight: 'Noted: these samples are right for this shop.',
  notShipped: 'Only an order on its way has a tracking number',
  noSuchStep: 'This step has no samples',
  noSuchRefund: 'Refund not found',
  refundWithoutInvoice: 'Only an order that is packed, and not taken back, is paid back in parts',
  refundOfUnpaid: 'This order has not been paid',
  refundOfNothing: 'Nothing of it is left to pay back; please choose other items',
  refundChanged: 'The amount has changed meanwhile; please check it again',
  refundNotLeft: (left: number) => `Of an item that you chose ${left} can still be paid back`,
  refundAtGateway: 'The gateway is paying this back; please wait for its answer',
  refundWithoutGateway:
    'No gateway took this money, or it is no longer set up: pay it back by hand',
  refundAbovePayment: 'With what was paid back before, this would be more than was paid',
  /** What became of a refund that the gateway was asked for. */
  refundAsked: {
    done: (amount: string) => `${amount} has gone back through the gateway.`,
    accepted: (amount: string) =>
      `The gateway has accepted ${amount}. The bank may need some days.`,
    asked: (amount: string) =>
      `The gateway did not answer. ${amount} is asked for again by itself.`,
  },
  /** `The gateway refused to pay back ₹990.00: Insufficient balance` */
  refundRefused: (amount: string, why: string) =>
    `The gateway refused to pay back ${amount}: ${why}`,
  chooseCarrier: 'Please choose the carrier of this tracking number',
  giveTracking: 'Please enter the tracking number of the parcel',
  invalidTracking: 'A tracking number has 5 to 40 letters, digits and hyphens',
  notLoaded: 'This list could not be loaded. Please try again later!',
  fileIsCut: 'The list goes on: please choose fewer days',
  noOrders: 'No orders here',
  noLeads: 'No messages or leads here',
  noAppointments: 'No appointments here',
  noShortStock: 'Nothing runs low',
} as const;
