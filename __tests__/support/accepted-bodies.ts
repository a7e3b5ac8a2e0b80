import type { EndpointName } from '../../contract/endpoints.ts';
import { bookingBody, newAppointment, openHour } from './appointment';
import { type Buyer, orderBody, paymentBody } from './buyer.ts';
import { CART_WRITES } from './cart-bodies.ts';
import { DESK_WRITES } from './desk-bodies.ts';
import { IMPORT_WRITES } from './import-bodies.ts';
import { PASSWORD } from './new-customer.ts';
import { deliver, fieldsOfNewest, newReturn } from './new-return';
import { PEOPLE_WRITES } from './people-bodies.ts';
import { SAMPLE_ADDRESS } from './sample-address.ts';
import { SAMPLE_BUSINESS_LEAD, SAMPLE_EXPORT_LEAD, SAMPLE_INQUIRY } from './sample-enquiry';
import { SAMPLE_GIFT } from './sample-gift.ts';
import { sampleUpload } from './sample-upload.ts';
import { captchaFor } from './solve-captcha.ts';
import type { TestApp } from './test-app.ts';
import { toForm } from './to-form.ts';

/** The caller and the things they own. */
export interface Caller extends Buyer {
  app: TestApp;
  email: string;
  phone: string;
  lineId: number;
}

export interface Write {
  body: (caller: Caller) => object | Promise<object>;
  /** The path parameter, or the text appended to the path. */
  at?: (caller: Caller) => string | Promise<string>;
  /** Default: 200, so that the smuggled fields are sent with a successful write. */
  status?: number;
}

const NEW_PASSWORD = { new_password: 'Other@1234', confirm_password: 'Other@1234' };

/** A body that is accepted, for every call that takes one. */
export const WRITES: Partial<Record<EndpointName, Write>> = {
  sendLoginCode: { body: ({ phone }) => ({ mobile_no: phone }) },
  // The right code is unknown here; a wrong one causes a write as well.
  verifyLoginCode: { body: ({ phone }) => ({ mobile_no: phone, otp: '000000' }), status: 422 },
  signin: { body: ({ email }) => ({ email, password: PASSWORD }) },
  signup: {
    body: async ({ app, email }) => ({
      email: `new-${email}`,
      first_name: 'New',
      last_name: 'Customer',
      mobile_no: '9811199999',
      password: PASSWORD,
      confirm_password: PASSWORD,
      recaptcha: await captchaFor(app, 'signup'),
    }),
  },
  // The proof of a number is not known here.
  signupProven: {
    body: ({ email }) => ({
      first_name: 'New',
      email: `new-${email}`,
      mobile_no: '9811199998',
      proof: 'x'.repeat(43),
    }),
    status: 422,
  },
  requestPasswordReset: {
    body: async ({ app, email }) => ({ email, recaptcha: await captchaFor(app, 'reset_password') }),
  },
  resetPassword: { body: () => NEW_PASSWORD, at: () => 'x'.repeat(43), status: 404 },
  // The token of a mail is not known here.
  acceptInvitation: {
    body: () => ({ first_name: 'Ravi', last_name: 'Shah', ...NEW_PASSWORD }),
    at: () => 'x'.repeat(43),
    status: 404,
  },
  changePassword: {
    body: async ({ app }) => ({
      ...NEW_PASSWORD,
      old_password: PASSWORD,
      recaptcha: await captchaFor(app, 'change_password'),
    }),
  },
  logout: { body: () => ({}) },
  // A valid link would prove the email, which the test would count as smuggled.
  confirmEmail: { body: () => ({ token: `${'1'.repeat(13)}-${'a'.repeat(64)}` }), status: 422 },
  editProfile: {
    body: ({ phone }) => ({ first_name: 'Asha', last_name: 'Rao', mobile_no: phone }),
  },
  addPictures: { body: async () => ({ pictures: await sampleUpload() }) },
  setAvatar: { body: async () => ({ picture: await sampleUpload() }) },
  getGiftCardPaymentLink: {
    body: async ({ app, email }) => ({
      ...SAMPLE_GIFT,
      sender_email: email,
      recaptcha: await captchaFor(app, 'gift_voucher'),
    }),
  },
  // The code of a paid voucher is not known here.
  redeemGiftCard: { body: () => ({ code: 'ABCD-EFGH-JKMN-PQRS' }), status: 422 },
  ...CART_WRITES,
  countStep: { body: () => ({ step: 'product' }) },
  addAddress: { body: () => SAMPLE_ADDRESS },
  editAddress: { body: () => ({ landmark: 'Lake' }), at: ({ addressId }) => String(addressId) },
  editContactAddress: {
    body: () => ({ landmark: 'Lake' }),
    at: ({ addressId }) => `?contact_id=${addressId}`,
  },
  cancelOrder: { body: () => ({}), at: placeOrder },
  reorder: { body: () => ({}), at: placeOrder },
  moveOrder: { body: () => ({ to: 'Confirmed' }), at: placeOrder },
  // Nothing has been paid that could go back.
  settleRefund: { body: () => ({ reference: 'UTR 4711' }), at: () => '1', status: 404 },
  markTakings: { body: () => ({ items: [{ id: 1 }], reopen: true, dry_run: true }), status: 404 },
  payRefund: { body: () => ({}), at: () => '1', status: 404 },
  correctReceiver: {
    body: () => ({ full_name: 'Asha Rao', mobile: '+919825000001', lines: '7 Neem Lane' }),
    at: placeOrder,
  },
  // The order is neither packed nor on its way.
  refundPart: { body: () => ({ reason: 'missing', amount: 1 }), at: placeOrder, status: 409 },
  correctShipment: { body: () => ({}), at: placeOrder, status: 409 },
  getOrderPaymentLink: { body: ({ app, ...buyer }) => paymentBody(app, buyer, { shipping: 0 }) },
  editOrderPaymentLink: {
    body: async ({ app, ...buyer }) => {
      const body = await paymentBody(app, buyer, { shipping: 0 });
      return { ...body, order_id: await placeOrder({ app, ...buyer }) };
    },
  },
  startPayment: { body: () => ({}), at: openPayment },
  payOnDelivery: {
    body: async ({ app, who }) => {
      const { body } = await app.call(`GET /orders/${await newestOrder(app, who)}`, { who });
      const { final_total: amount = 0, shipping_amt = 0, tax_amt = 0 } = body.data ?? {};
      return { amount, shipping_amount: shipping_amt, tax_amount: tax_amt };
    },
    at: async (caller) => {
      await openPayment(caller);
      return newestOrder(caller.app, caller.who);
    },
  },
  // A product of the demo shop without stock.
  askForStockAlert: { body: ({ email }) => ({ email, consent: true }), at: () => '1032' },
  // The token of a mail is not known here.
  saveRefill: { body: () => ({ days: 0 }), at: () => '1001' },
  endRefills: { body: () => ({}), at: () => 'x'.repeat(43), status: 404 },
  stopStockAlerts: { body: () => ({}), at: () => 'x'.repeat(43), status: 404 },
  getMembershipPaymentLink: { body: () => ({ txnid: '1763700000001', plan: 'yearly' }) },
  // An own membership would make the caller a member, which would count as smuggled.
  cancelMembership: { body: () => ({ id: 1 }), status: 404 },
  sendInquiry: {
    body: async ({ app, email }) => ({
      ...SAMPLE_INQUIRY,
      email,
      consent: true,
      recaptcha: await captchaFor(app, 'contact'),
    }),
  },
  sendBusinessLead: { body: ({ email }) => ({ ...SAMPLE_BUSINESS_LEAD, email, consent: true }) },
  sendExportLead: { body: ({ email }) => ({ ...SAMPLE_EXPORT_LEAD, email, consent: true }) },
  bookAppointment: {
    body: async ({ app, email }) => bookingBody(app, await openHour(app), { email, consent: true }),
  },
  cancelAppointment: {
    body: () => ({}),
    at: async ({ app, who }) => String(await newAppointment(app, who)),
  },
  askForReturn: {
    body: ({ app, who }) => fieldsOfNewest(app, who),
    at: async (caller) => deliver(caller.app, await placeOrder(caller)),
  },
  withdrawReturn: { body: () => ({}), at: newReturnOf },
  moveReturn: { body: () => ({ to: 'approved' }), at: newReturnOf },
  ...DESK_WRITES,
  ...IMPORT_WRITES,
  ...PEOPLE_WRITES,
  placeOrder: { body: ({ app, ...buyer }) => orderBody(app, buyer, { shipping: 0 }) },
};

/** Returns the id of a new return request. */
async function newReturnOf(caller: Caller): Promise<string> {
  return newReturn(caller.app, caller.who, await placeOrder(caller));
}

/** Returns the id of a new order. */
async function placeOrder({ app, ...buyer }: Caller): Promise<string> {
  const { who } = buyer;
  const body = await orderBody(app, buyer, { shipping: 0 });
  await app.call('POST /orders/', { who, body });
  return newestOrder(app, who);
}

/** Returns the id of the newest order; 0 without any. */
async function newestOrder(app: TestApp, who: Buyer['who']): Promise<string> {
  const { body } = await app.call('GET /web/orders/list/', { who });
  return String(body.data[0]?.id ?? 0);
}

/** Opens the payment of a new order, and returns its transaction id. */
async function openPayment({ app, ...buyer }: Caller): Promise<string> {
  const body = toForm(await paymentBody(app, buyer, { shipping: 0 }));
  const opened = await app.call('POST /get-order-payment-link/', { who: buyer.who, body });
  return opened.body.txn_id;
}
