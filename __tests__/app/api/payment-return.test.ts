import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { StorefrontBrowser } from '@/__tests__/support/storefront-browser';
import { StorefrontBuyer } from '@/__tests__/support/storefront-buyer';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { PAYU } from '@/__tests__/support/test-deps';
import { orderCalls } from '@/app/api/calls/orders';
import { shoppingCalls } from '@/app/api/calls/shopping';
import * as back from '@/app/api/payment/return/[gateway]/route';
import { callShopApi } from '@/lib/server/api/shop-api';

const { gift } = shoppingCalls;
const { cancelOrder: cancel, payOrder: pay, payment } = orderCalls;

withShopApi();

let shopper: StorefrontBuyer;
let txnid: string;
beforeEach(async () => {
  shopper = new StorefrontBuyer();
  await shopper.begin();
  await shopper.send(gift.POST, { json: { isGift: true, message: 'For Ba', packing: 0 } });
  const { next } = await (await shopper.order({ payment: 'Online Payment' })).json();
  txnid = next.split('/').at(-1);
});

/** The form that PayU makes the browser post to the shop, signed by the published formula. */
async function payuSays(status: 'success' | 'failure'): Promise<Record<string, string>> {
  const { fields } = await callShopApi('startPayment', { params: { txnid }, body: {} });
  const sent = fields as Record<string, string>;
  const f: Record<string, string> = { ...sent, status, mihpayid: txnid, mode: 'UPI' };
  const order = [f.email, f.firstname, f.productinfo, f.amount, f.txnid, f.key].join('|');
  const udfs = [f.udf5, f.udf4, f.udf3, f.udf2, f.udf1].map((text = '') => text).join('|');
  const signed = `${PAYU.salt}|${status}||||||${udfs}|${order}`;
  return { ...f, hash: createHash('sha512').update(signed).digest('hex') };
}

/** Posts the form as a browser that returns from the gateway: cross-site, without cookies. */
function comeBack(form: Record<string, string>): Promise<Response> {
  const headers = { Origin: 'https://gateway.example', 'Sec-Fetch-Site': 'cross-site' };
  return new StorefrontBrowser().send(back.POST, { form, headers, params: { gateway: 'payu' } });
}

const state = async () => {
  const answer = await shopper.send(payment.GET, { params: { txnid } });
  return (await answer.json()).state;
};

describe('a return from the gateway', () => {
  test('marks the order as paid without a session and redirects to the payment page', async () => {
    const answer = await comeBack(await payuSays('success'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/pay/${txnid}/done`]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await state()).toBe('paid');
    expect((await shopper.summary()).cartCount).toBe(0);
  });

  test('with a failure leaves the cart unchanged', async () => {
    const answer = await comeBack(await payuSays('failure'));
    expect(answer.headers.get('Location')).toBe(`/pay/${txnid}/done`);
    expect(await state()).toBe('failed');
    expect((await shopper.summary()).cartCount).toBe(2);
  });

  test('with a forged answer changes nothing', async () => {
    const before = await state();
    const answer = await comeBack({ ...(await payuSays('success')), hash: '0'.repeat(128) });
    expect(answer.headers.get('Location')).toBe(`/pay/${txnid}/done`);
    expect(await state()).toBe(before);
  });

  test.each([
    ['payu', {}, '/cart'],
    ['payu', { txnid: '//evil.example' }, '/cart'],
    ['../x', {}, '/page-not-found'],
  ])('through %s with %j redirects to no other site', async (gateway, form, place) => {
    const answer = await new StorefrontBrowser().send(back.POST, { form, params: { gateway } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, place]);
  });
});

describe('a completed payment', () => {
  const settle = (one = txnid) =>
    shopper.send(payment.POST, { form: {}, method: 'POST', params: { txnid: one } });

  test('clears the gift choices of its cart', async () => {
    await settle();
    expect(await shopper.session()).toMatchObject({ isGift: true });
    await comeBack(await payuSays('success'));
    const answer = await settle();
    expect(answer.headers.get('Location')).toBe('/profile#orders');
    expect(await shopper.session()).not.toHaveProperty('isGift');
  });

  test('for an earlier order clears no gift choices, in the mobile app as well', async () => {
    await shopper.order();
    const { token } = await shopper.session();
    const { data } = await callShopApi('listOrders', { query: {} } as never, { caller: { token } });
    const [order] = data;
    await shopper.send(gift.POST, { json: { isGift: true, message: 'Later', packing: 0 } });
    const json = { amount: order?.final_total, surface: 'app' };
    const answer = await shopper.send(pay.POST, { json, params: { id: String(order?.id) } });
    txnid = new URL((await answer.json()).url, 'http://localhost').pathname.slice('/pay/'.length);
    await comeBack(await payuSays('success'));
    await settle();
    expect(await state()).toBe('paid');
    expect(await shopper.session()).toMatchObject({ giftMessage: 'Later' });
  });

  test('for a cancelled order, which is refunded, clears no gift choices', async () => {
    const form = await payuSays('success');
    const { token } = await shopper.session();
    const { data } = await callShopApi('listOrders', { query: {} } as never, { caller: { token } });
    const params = { id: String(data[0]?.id) };
    expect((await shopper.send(cancel.POST, { json: {}, params })).status).toBe(200);
    await comeBack(form);
    await settle();
    expect(await state()).toBe('refund_due');
    expect(await shopper.session()).toMatchObject({ giftMessage: 'For Ba' });
  });

  test('leaves the gift choices of a later cart', async () => {
    await comeBack(await payuSays('success'));
    await settle();
    await shopper.send(gift.POST, { json: { isGift: true, message: 'Later', packing: 0 } });
    await settle();
    expect(await shopper.session()).toMatchObject({ giftMessage: 'Later' });
  });
});

test('an unknown payment is not found', async () => {
  for (const unknown of ['a'.repeat(25), '..', '']) {
    const answer = await shopper.send(payment.GET, { params: { txnid: unknown } });
    expect(answer.status).toBe(404);
  }
});
