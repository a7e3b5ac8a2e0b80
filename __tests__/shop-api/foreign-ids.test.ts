import { describe, expect, test } from '@jest/globals';
import { newAppointment } from '@/__tests__/support/appointment';
import { askFor, buyMembership, newMembershipTxnid } from '@/__tests__/support/buy-membership';
import { orderBody, paymentBody } from '@/__tests__/support/buyer';
import { returnFields } from '@/__tests__/support/delivered-order';
import { idSpellings, namesSomething } from '@/__tests__/support/id-spellings';
import { IN_A_YEAR, newCustomer } from '@/__tests__/support/new-customer';
import { deliver, newReturn } from '@/__tests__/support/new-return';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { Endpoint } from '@/contract/kit/endpoint';

type Headers = Record<string, string>;
type Call = [call: string, body?: object];

/** A call with the id of something owned by a shopper: in the path, the query or the body. */
interface Owned {
  thing:
    | 'line'
    | 'address'
    | 'order'
    | 'delivered'
    | 'return'
    | 'purchase'
    | 'term'
    | 'appointment';
  call: (id: string, app: TestApp, who: Headers) => Call | Promise<Call>;
  /** Default: 404. An id in a form field is refused as a field error. */
  refusal?: 422;
}

const changed = { landmark: 'Changed' };

const OWNED: Partial<Record<EndpointName, Owned>> = {
  changeQuantity: { thing: 'line', call: (id) => [`PATCH /cart/${id}/`, { quantity: 2 }] },
  removeFromCart: { thing: 'line', call: (id) => [`DELETE /cart/${id}`] },
  editAddress: { thing: 'address', call: (id) => [`PATCH /user/address/${id}/`, changed] },
  editContactAddress: {
    thing: 'address',
    call: (id) => [`PATCH /user/address/?contact_id=${id}`, changed],
  },
  addAddress: {
    thing: 'address',
    call: (id) => ['POST /user/address/', { ...SAMPLE_ADDRESS, add_id: Number(id) }],
  },
  removeAddress: { thing: 'address', call: (id) => [`DELETE /user/address/${id}/`] },
  placeOrder: {
    thing: 'address',
    call: async (id, app, who) => [
      'POST /orders/',
      await orderBody(app, { who, addressId: Number(id) }, { shipping: 0 }),
    ],
    refusal: 422,
  },
  getOrderPaymentLink: {
    thing: 'address',
    call: async (id, app, who) => [
      'POST /get-order-payment-link/',
      toForm({
        ...(await paymentBody(app, { who, addressId: 1 }, { shipping: 0 })),
        billing_address: id,
      }),
    ],
    refusal: 422,
  },
  editOrderPaymentLink: {
    thing: 'order',
    call: async (id, app, who) => {
      const { body } = await app.call(`GET /orders/${id}`, { who });
      const form = await paymentBody(app, { who, addressId: 1 }, { shipping: 0 });
      const { final_total: amount = form.amount, tax_amt: tax_amount = 0 } = body.data ?? {};
      const own = { amount, tax_amount, order_id: id };
      return ['PATCH /edit-order-payment-link/', toForm({ ...form, ...own })];
    },
  },
  cancelOrder: { thing: 'order', call: (id) => [`POST /orders/${id}/cancel/`, {}] },
  cancelAppointment: {
    thing: 'appointment',
    call: (id) => [`POST /user/appointments/${id}/cancel/`, {}],
  },
  reorder: { thing: 'order', call: (id) => [`POST /orders/${id}/reorder/`, {}] },
  getMembershipPayment: {
    thing: 'purchase',
    call: (txnid) => [`GET /user/get-subscription-payment/${txnid}/`],
  },
  cancelMembership: {
    thing: 'term',
    call: (id) => ['POST /user/elite/cancel/', { id: Number(id) }],
  },
  getOrder: { thing: 'order', call: (id) => [`GET /orders/${id}`] },
  listRefills: { thing: 'order', call: (id) => [`GET /orders/${id}/refills/`] },
  listReturns: { thing: 'order', call: (id) => [`GET /orders/${id}/returns/`] },
  askForReturn: {
    thing: 'delivered',
    call: (id) => [`POST /orders/${id}/returns/`, toForm(returnFields({ product_id: PRODUCT }))],
  },
  withdrawReturn: { thing: 'return', call: (id) => [`POST /returns/${id}/withdraw/`, {}] },
};
/** Calls whose ids name public things or have a separate test. */
const OF_EVERYBODY: EndpointName[] = [
  ...(['writeReview', 'writeReviewWithPhotos', 'getReviewMarks', 'markReview'] as const),
  'getInvoicePdf',
  'getCreditNotePdf',
  'getReturnPhoto',
  'getMembershipPdf',
  'payOnDelivery',
  'saveRefill',
  'bookAppointment',
];

/** A product of the demo shop with 210 in stock. */
const PRODUCT = 1003;
const MISSING = '2147483647';

/** Staff calls are excluded, because they may name things of any customer. */
const shoppersRows = (Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { access }]) => access === 'shopper' || access === 'customer',
);

describe('the tests of foreign ids', () => {
  test('cover every call with the id of something owned by a shopper', () => {
    const found = shoppersRows.filter(namesSomething);
    const known = [...Object.keys(OWNED), ...OF_EVERYBODY];
    expect(found.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

onEachApp((app) => {
  const phone = '+919811112222';
  const shopper = async (flags = {}) =>
    app.customer((await newCustomer(app.db, { phone, ...flags })).id);

  /** Creates the thing for a shopper and returns its id. */
  async function makeFor(who: Headers, thing: Owned['thing']): Promise<string> {
    if (thing === 'appointment') return String(await newAppointment(app, who));
    if (thing === 'term') return String(await buyMembership(app, who));
    if (thing === 'purchase') {
      const purchase = newMembershipTxnid();
      await askFor(app, who, purchase);
      return purchase;
    }
    const things = await app.call('POST /cart/', { who, body: { pid: PRODUCT, quantity: 1 } });
    if (thing === 'line') return String(things.body.data.cart_items[0].id);
    const address = await app.call('POST /user/address/', { who, body: SAMPLE_ADDRESS });
    const addressId = address.body.data.id;
    if (thing === 'address') return String(addressId);
    const body = await orderBody(app, { who, addressId }, { shipping: 0 });
    await app.call('POST /orders/', { who, body });
    const orderId = String((await app.call('GET /web/orders/list/', { who })).body.data[0].id);
    if (thing === 'return') return newReturn(app, who, orderId);
    return thing === 'delivered' ? deliver(app, orderId) : orderId;
  }

  describe.each(Object.entries(OWNED))('%s', (_name, { thing, call, refusal = 404 }) => {
    const send = async (who: Headers, id: string) => {
      const [line, body] = await call(id, app, who);
      return app.call(line, { who, body });
    };

    test.each([
      ['another customer', () => shopper()],
      ['an Elite member', () => shopper({ memberUntil: IN_A_YEAR })],
      ['staff', () => shopper({ isStaff: true })],
    ])('of another shopper is refused to %s like an unknown id', async (_who, other) => {
      const [owner, stranger] = [await shopper(), await other()];
      // The other shopper owns such a thing too, so that its absence is not the reason.
      await makeFor(stranger, thing);
      const id = await makeFor(owner, thing);
      const missing = await send(stranger, MISSING);
      expect(missing.status).toBe(refusal);
      const foreign = await send(stranger, id);
      expect([foreign.status, foreign.body]).toEqual([refusal, missing.body]);
      expect((await send(owner, id)).status).toBe(200);
    });

    test('is refused in every spelling of the id', async () => {
      const [owner, stranger] = [await shopper(), await shopper()];
      await makeFor(stranger, thing);
      const id = await makeFor(owner, thing);
      for (const spelling of idSpellings(id)) {
        expect([400, 404, 422]).toContain((await send(stranger, spelling)).status);
      }
      expect((await send(owner, id)).status).toBe(200);
    });
  });

  test('a visitor’s cart line is not found by another shopper, with any other headers', async () => {
    const [owner, stranger] = [await app.visitor(), await app.visitor()];
    await makeFor(stranger, 'line');
    const id = await makeFor(owner, 'line');
    const both = { ...owner, ...(await shopper()) };
    for (const who of [stranger, both]) {
      const answer = await app.call(`PATCH /cart/${id}/`, { who, body: { quantity: 2 } });
      expect(answer.status).toBe(404);
    }
  });
});
