import { beforeEach, expect, test } from '@jest/globals';
import { onEachGatewayApp } from '@/__tests__/support/gateway-app';
import type { FaultName } from '@/__tests__/support/gateway-stand-in';
import { paymentMessages } from '@/contract/messages/payments';

/** Faults after the gateway has made the link, so that its answer is lost. */
const FAULTS: FaultName[] = [
  ...(['cut', 'half', 'hang', 'drip', 'error', 'away', 'limited'] as const),
  ...(['redirect', 'garbage', 'empty', 'otherShape', 'huge', 'flood', 'forbidden'] as const),
];
const IMPATIENT_MS = 250;

onEachGatewayApp(({ app, gateways, shop }) => {
  beforeEach(async () => {
    gateways.choose('razorpay', app.clock);
    await shop.begin();
  });

  test('any fault of the gateway leaves order, cart and payment to be paid', async () => {
    gateways.timeLimitMs = IMPATIENT_MS;
    for (const fault of FAULTS) {
      gateways.current.http.fault = fault;
      const { status, body } = await shop.start();
      expect([fault, status, body.message]).toEqual([fault, 503, paymentMessages.failed]);
    }
    expect(await shop.order()).toMatchObject({ state: 'pending', paidAt: null });
    expect([(await shop.payment()).state, await shop.cartCount()]).toEqual(['created', 2]);
    gateways.choose('razorpay', app.clock);
    await shop.leave();
    gateways.current.decide(shop.txnid, 'paid');
    await shop.hear();
    expect((await shop.payment()).state).toBe('paid');
  });

  test('an unconfirmed return stays pending, and a later look-up settles it', async () => {
    await shop.leave();
    gateways.current.decide(shop.txnid, 'paid');
    gateways.timeLimitMs = IMPATIENT_MS;
    gateways.current.http.fault = 'hang';
    expect((await shop.comeBack()).body).toMatchObject({ state: 'pending' });
    expect((await shop.order())?.paidAt).toBeNull();
    gateways.choose('razorpay', app.clock);
    await shop.ask();
    expect((await shop.order())?.state).toBe('confirmed');
  });
});
