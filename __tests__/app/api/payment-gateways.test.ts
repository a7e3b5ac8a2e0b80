import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GatewayScenarios } from '@/__tests__/support/gateway-scenarios';
import { StorefrontBuyer } from '@/__tests__/support/storefront-buyer';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { orderCalls } from '@/app/api/calls/orders';
import * as back from '@/app/api/payment/return/[gateway]/route';
import * as webhook from '@/app/api/payment/webhook/[gateway]/route';
import { callShopApi } from '@/lib/server/api/shop-api';
import { systemClock } from '@/shop-api/providers/clock';
import type { CallbackRequest, PaymentLink } from '@/shop-api/providers/payment/payment-gateway';

const { payment } = orderCalls;

type Handler = (
  request: Request,
  context: { params: Promise<{ gateway: string }> },
) => Promise<Response>;

const plays = new GatewayScenarios();
beforeAll(() => plays.open());
afterAll(() => plays.close());
withShopApi({ gateways: plays });

let shopper: StorefrontBuyer;
let txnid: string;

/** Sends a gateway's request: cross-site and without the shop's cookies. */
function bring(handler: Handler, { headers, query, bytes }: CallbackRequest, gateway?: string) {
  const hasBody = bytes.length > 0;
  const request = new Request(`http://localhost:3000/api/payment?${query}`, {
    method: hasBody ? 'POST' : 'GET',
    headers: { ...Object.fromEntries(headers), Origin: 'https://gateway.example' },
    body: hasBody ? new Uint8Array(bytes) : null,
  });
  return handler(request, { params: Promise.resolve({ gateway: gateway ?? plays.chosenName }) });
}

const state = async () => {
  const answer = await shopper.send(payment.GET, { params: { txnid } });
  return (await answer.json()).state;
};

describe.each(['payu', 'razorpay'] as const)('%s, behind a storefront', (name) => {
  beforeEach(async () => {
    plays.choose(name, systemClock);
    shopper = new StorefrontBuyer();
    await shopper.begin();
    const { next } = await (await shopper.order({ payment: 'Online Payment' })).json();
    txnid = next.split('/').at(-1);
    const link = await callShopApi('startPayment', { params: { txnid }, body: {} });
    const { url, method, fields } = link as unknown as PaymentLink;
    if (method === 'POST') await fetch(url, { method, body: new URLSearchParams(fields) });
    plays.current.decide(txnid, 'paid');
  });

  test('redirects returning shoppers to a page that displays the payment as paid', async () => {
    const handler = name === 'payu' ? back.POST : back.GET;
    const answer = await bring(handler, plays.current.returned(txnid));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/pay/${txnid}/done`]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await state()).toBe('paid');
  });

  test('marks a payment as paid by the webhook alone when the shopper never returns', async () => {
    expect((await bring(webhook.POST, plays.current.webhook(txnid))).status).toBe(200);
    expect(await state()).toBe('paid');
    expect((await shopper.summary()).cartCount).toBe(0);
  });

  test('refuses a webhook with a wrong signature and changes nothing', async () => {
    const { headers, bytes, ...rest } = plays.current.webhook(txnid);
    const otherDigit = (digit: string) => (digit === '9' ? '8' : '9');
    const forged = new TextEncoder().encode(
      new TextDecoder().decode(bytes).replace(/\d/, otherDigit),
    );
    expect((await bring(webhook.POST, { ...rest, headers, bytes: forged })).status).toBe(400);
    expect(await state()).toBe('created');
  });
});

describe('a webhook', () => {
  const news = (bytes = 10): CallbackRequest => ({
    headers: new Headers({ 'Content-Type': 'application/json' }),
    query: '',
    bytes: new Uint8Array(bytes).fill(32),
  });

  test.each(['../healthz', 'stripe', ''])(
    'for the unknown gateway %j answers 404',
    async (gateway) => {
      expect((await bring(webhook.POST, news(), gateway)).status).toBe(404);
    },
  );

  test('that is larger than any gateway sends is refused', async () => {
    expect((await bring(webhook.POST, news(200_000), 'payu')).status).toBe(413);
  });
});
