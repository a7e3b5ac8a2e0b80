import { afterAll, beforeAll, expect } from '@jest/globals';
import type { CallbackRequest } from '@/shop-api/providers/payment/payment-gateway';
import { payu } from '@/shop-api/providers/payment/payu/payu';
import { eventOf } from './event-of';
import { PayuStandIn } from './payu-stand-in';
import { samplePayment } from './sample-payment';

/** A shop with PayU keys, for the tests of a file. */
export function payuShop() {
  const standIn = new PayuStandIn();
  let gateway: ReturnType<typeof payu>;
  let made = 0;

  beforeAll(async () => {
    await standIn.http.open();
    gateway = payu(standIn.options);
  });
  afterAll(() => standIn.http.close());

  return {
    standIn,
    get gateway() {
      return gateway;
    },
    eventOf: (request: CallbackRequest) => eventOf(gateway, request),
    /** A payment whose form the shopper has sent to PayU. */
    async entered(changes: Parameters<typeof samplePayment>[0] = {}) {
      made += 1;
      const attempt = samplePayment({ txnid: `VN${made}`, ...changes });
      expect(await standIn.enter(await gateway.createLink(attempt))).toBe(200);
      return attempt;
    },
  };
}
