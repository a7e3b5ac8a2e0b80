import { afterEach, beforeEach } from '@jest/globals';
import { FixedClock } from '@/shop-api/providers/clock';
import type { CallbackRequest } from '@/shop-api/providers/payment/payment-gateway';
import { razorpay } from '@/shop-api/providers/payment/razorpay/razorpay';
import { eventOf } from './event-of';
import { RazorpayStandIn } from './razorpay-stand-in';
import { samplePayment } from './sample-payment';

/** A shop with Razorpay keys, reset before every test of the file. */
export function razorpayShop() {
  const clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
  let standIn: RazorpayStandIn;
  let gateway: ReturnType<typeof razorpay>;

  beforeEach(async () => {
    standIn = new RazorpayStandIn(() => clock.now());
    await standIn.http.open();
    gateway = razorpay({ ...standIn.options, clock });
  });
  afterEach(() => standIn.http.close());

  return {
    clock,
    get standIn() {
      return standIn;
    },
    get gateway() {
      return gateway;
    },
    eventOf: (request: CallbackRequest) => eventOf(gateway, request),
    /** A payment with its link, as the shop has stored them. */
    async opened(changes: Parameters<typeof samplePayment>[0] = {}) {
      const asked = samplePayment(changes);
      const { reference } = await gateway.createLink(asked);
      return { attempt: { ...asked, reference }, id: reference ?? '' };
    },
  };
}
