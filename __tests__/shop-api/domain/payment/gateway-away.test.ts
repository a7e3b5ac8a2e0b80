import { beforeEach, expect, it } from '@jest/globals';
import { PAYMENT_FAILED } from '@/contract/order-words';
import { onEachGatewayApp } from '../../../support/gateway-app';
import type { FaultName } from '../../../support/gateway-stand-in';

/** The gateway has made the link by then, and its answer is lost. */
const FAULTS: FaultName[] = [
  ...(['cut', 'half', 'hang', 'drip', 'error', 'away', 'limited'] as const),
  ...(['redirect', 'garbage', 'empty', 'otherShape', 'huge', 'flood', 'forbidden'] as const),
];
const IMPATIENT_MS = 250;

onEachGatewayApp(({ app, plays, shop }) => {
  beforeEach(async () => {
    plays.choose('razorpay', app.clock);
    await shop.begin();
  });

  it('a gateway that fails in any way leaves order, cart and payment to be paid', async () => {
    plays.timeLimitMs = IMPATIENT_MS;
    for (const fault of FAULTS) {
      plays.play.http.fault = fault;
      const { status, body } = await shop.start();
      expect([fault, status, body.message]).toEqual([fault, 503, PAYMENT_FAILED]);
    }
    expect(await shop.order()).toMatchObject({ state: 'pending', paidAt: null });
    expect([(await shop.payment()).state, await shop.cartCount()]).toEqual(['created', 2]);
    plays.choose('razorpay', app.clock);
    await shop.leave();
    plays.play.decide(shop.txnid, 'paid');
    await shop.hear();
    expect((await shop.payment()).state).toBe('paid');
  });

  it('a return that the gateway does not confirm is open, and found out about later', async () => {
    await shop.leave();
    plays.play.decide(shop.txnid, 'paid');
    plays.timeLimitMs = IMPATIENT_MS;
    plays.play.http.fault = 'hang';
    expect((await shop.comeBack()).body).toMatchObject({ state: 'pending' });
    expect((await shop.order())?.paidAt).toBeNull();
    plays.choose('razorpay', app.clock);
    await shop.ask();
    expect((await shop.order())?.state).toBe('confirmed');
  });
});
