import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { AHMEDABAD, buyer, paymentBody } from '@/__tests__/support/buyer';
import { CashOrder } from '@/__tests__/support/cash-order';
import { insertOrder } from '@/__tests__/support/insert-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { billingMessages, gstinMessages } from '@/contract/messages/gst';
import { englishText } from '@/contract/messages/text-with-values';
import { shopProfile } from '@/contract/shop/shop';
import { addresses } from '@/shop-api/db/schema/addresses';
import { invoices } from '@/shop-api/db/schema/invoices';
import { orders } from '@/shop-api/db/schema/orders';
import type { InvoiceDocument } from '@/shop-api/providers/invoice/invoice-document';

const OF_MAHARASHTRA = { gstin: '27 aapfu 0939f 1zv', business_name: 'Neem Traders LLP' };
const OF_GUJARAT = { gstin: '24AAPFU0939F1Z1', business_name: 'Neem Traders LLP' };
const OTHER_CUSTOMER = 2;

onEachApp((app) => {
  const order = new CashOrder(app);
  /** The address in Ahmedabad of the same customer, whose order goes to Mumbai. */
  let office = 0;

  beforeEach(async () => {
    await order.begin();
    await order.fill({ 1001: 2 });
    office = (await buyer(app, 1, AHMEDABAD)).addressId;
  });

  const send = async (billing: object) => {
    const answer = await order.send({ ...(await order.body()), ...billing });
    if (answer.status !== 200) return answer;
    order.number = answer.body.order_id;
    order.id = (await order.row()).id;
    return answer;
  };
  const invoiceOf = async (): Promise<InvoiceDocument> => {
    await order.move('Confirmed', 'Packed');
    const [row] = await app.db.select().from(invoices).where(eq(invoices.orderId, order.id));
    return row?.document as InvoiceDocument;
  };
  const used = async () =>
    (await app.call('GET /user/business/', { who: order.asha.who })).body.data;

  test('an order is billed to who receives it unless another address is chosen', async () => {
    await send({});
    expect(await order.read()).toMatchObject({
      gst_buyer: null,
      billing_address: (await order.read()).shipping_address,
    });
    const { shipTo, buyer: billed } = await invoiceOf();
    expect([shipTo, billed.gstin]).toEqual([undefined, undefined]);
  });

  test('a consumer billed elsewhere is supplied where the goods go', async () => {
    await send({ bill_to: office });
    expect(await order.read()).toMatchObject({
      billing_address: { id: office, full_address: expect.stringContaining('Ahmedabad') },
      shipping_address: { full_address: expect.stringContaining('Mumbai') },
      gst_buyer: null,
    });
    expect(await invoiceOf()).toMatchObject({
      buyer: { name: 'Asha Rao', address: expect.stringContaining('Ahmedabad') },
      shipTo: { state: 'Maharashtra', code: '27' },
      placeOfSupply: { state: 'Maharashtra', code: '27' },
      isWithinState: false,
    });
  });

  test('a registered buyer is supplied in the state of the GSTIN, wherever the goods go', async () => {
    await send({ bill_to: office, ...OF_GUJARAT });
    const { final_total } = await order.read();
    const { buyer: billed, sums, ...rest } = await invoiceOf();
    expect(billed).toMatchObject({ name: 'Neem Traders LLP', gstin: OF_GUJARAT.gstin });
    expect(rest).toMatchObject({
      shipTo: { name: 'Asha Rao', state: 'Maharashtra' },
      placeOfSupply: { state: 'Gujarat', code: '24' },
      isWithinState: true,
    });
    expect([sums.igstPaise, sums.cgstPaise > 0]).toEqual([0, true]);
    expect(sums.totalPaise).toBe(final_total * 100);
  });

  test('a GSTIN of the state of delivery bills the address of delivery, corrected by staff', async () => {
    await send(OF_MAHARASHTRA);
    expect(await order.read()).toMatchObject({
      gst_buyer: { gstin: '27AAPFU0939F1ZV', name: 'Neem Traders LLP' },
      billing_address: { id: order.asha.addressId },
    });
    const body = { full_name: 'Meera Rao', mobile: '+919825000009', lines: '14 Neem Lane' };
    await app.call(`POST /staff/orders/${order.id}/receiver/`, { who: order.staff, body });
    expect(await invoiceOf()).toMatchObject({
      buyer: { name: 'Neem Traders LLP', address: expect.stringMatching(/^14 Neem Lane, Mumbai/) },
      shipTo: { name: 'Meera Rao' },
      placeOfSupply: { code: '27' },
    });
  });

  test('an order paid online carries it, and is another order with another buyer', async () => {
    const pay = async (billing: object) => {
      const body = { ...(await paymentBody(app, order.asha)), ...billing };
      return app.call('POST /get-order-payment-link/', { who: order.asha.who, body: toForm(body) });
    };
    const [first, again, other] = [
      await pay(OF_MAHARASHTRA),
      await pay(OF_MAHARASHTRA),
      await pay({}),
    ];
    expect([first.status, again.body.txn_id]).toEqual([200, first.body.txn_id]);
    expect(other.body.txn_id).not.toBe(first.body.txn_id);
  });

  describe('is refused:', () => {
    test.each([
      ['a wrong check digit', { ...OF_GUJARAT, gstin: '24AAPFU0939F1Z2' }, gstinMessages.digit],
      ['a GSTIN without a name', { gstin: OF_MAHARASHTRA.gstin }, billingMessages.both],
      ['a name without a GSTIN', { business_name: 'Neem Traders' }, billingMessages.both],
      ['a GSTIN of another state', OF_GUJARAT, billingMessages.otherState('Gujarat')],
    ])('%s', async (_what, billing, message) => {
      const { status, body } = await send(billing);
      expect([status, Object.values(body.errors ?? {}).flat()]).toEqual([
        422,
        [typeof message === 'string' ? message : englishText(message)],
      ]);
    });

    test("the shop's own GSTIN, and another customer's address", async () => {
      const ours = { bill_to: office, gstin: shopProfile.gstin, business_name: 'Ours' };
      expect((await send(ours)).body.reason).toBe('gstin_of_the_shop');
      const { addressId } = await buyer(app, OTHER_CUSTOMER);
      expect((await send({ bill_to: addressId })).body.errors).toHaveProperty('bill_to');
    });
  });

  test('the business of the last GST invoice is offered, with its address while it is there', async () => {
    await send({ bill_to: office, ...OF_GUJARAT });
    await order.fill({ 1001: 2 });
    await send({});
    const known = { gstin: OF_GUJARAT.gstin, business_name: 'Neem Traders LLP', bill_to: office };
    expect(await used()).toEqual(known);
    await app.db.delete(addresses).where(eq(addresses.id, office));
    expect(await used()).toEqual({ ...known, bill_to: null });
  });

  test('a customer without a GST invoice is offered nothing', async () => {
    const { customerId } = await insertOrder(app.db);
    await app.db.update(orders).set({ billing: null }).where(eq(orders.customerId, customerId));
    const who = await app.customer(customerId);
    expect((await app.call('GET /user/business/', { who })).body.data).toBeNull();
  });
});
