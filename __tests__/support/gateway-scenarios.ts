import type { Gateways } from '@/shop-api/domain/kernel/context';
import { type Clock, systemClock } from '@/shop-api/providers/clock';
import type { CallbackRequest, PaymentGateway } from '@/shop-api/providers/payment/payment-gateway';
import { payu } from '@/shop-api/providers/payment/payu/payu';
import { razorpay } from '@/shop-api/providers/payment/razorpay/razorpay';
import type { GatewayStandIn } from './gateway-stand-in';
import { PayuStandIn } from './payu-stand-in';
import { RazorpayStandIn } from './razorpay-stand-in';

const A_RUPEE = '1.00';
/** A long time limit, so that a busy machine does not count as an outage. */
const PATIENT_MS = 30_000;

/** The possible events of a payment at any gateway. */
export interface GatewayScenario {
  http: GatewayStandIn;
  /** A gateway with the keys of the stand-in, which must be open. */
  gateway: (timeLimitMs: number) => PaymentGateway;
  /** The bank's decision; 'a rupee' is an amount other than the requested one. */
  decide: (txnid: string, end: 'paid' | 'failed' | 'a rupee') => void;
  /** The return that the browser brings to the shop; forged: with a wrong signature. */
  returned: (txnid: string, isForged?: boolean) => CallbackRequest;
  /** The webhook that the gateway sends to the shop. */
  webhook: (txnid: string) => CallbackRequest;
  /** The amounts that were or will be paid back, in paise. */
  refunded: () => number[];
  /** The bank decides about all refunds that it has not decided about. */
  endRefunds: (end: 'done' | 'failed') => void;
  /** Refunds are refused for a reason; empty: no longer. */
  refuseRefunds: (why: string) => void;
}

/** PayU: return and webhook are one form. */
export function payuScenario(): GatewayScenario {
  const standIn = new PayuStandIn();
  return {
    http: standIn.http,
    gateway: (timeLimitMs) => payu({ ...standIn.options, timeLimitMs }),
    decide(txnid, end) {
      const amount = end === 'a rupee' ? A_RUPEE : undefined;
      standIn.finish(txnid, end === 'failed' ? 'failure' : 'success', amount);
    },
    returned: (txnid, isForged) =>
      standIn.callback(txnid, isForged ? { hash: '0'.repeat(128) } : {}),
    webhook: (txnid) => standIn.callback(txnid),
    refunded: () =>
      [...standIn.refunds.values()]
        .filter(({ status }) => status !== 'failure')
        .map(({ amt }) => Math.round(Number(amt) * 100)),
    endRefunds(end) {
      for (const refund of standIn.refunds.values())
        if (refund.status === 'queued') refund.status = end === 'done' ? 'success' : 'failure';
    },
    refuseRefunds(why) {
      standIn.refusal = why;
    },
  };
}

/** Razorpay's payment links: the return is a query, the webhook JSON. */
export function razorpayScenario(now: () => Date): GatewayScenario {
  const standIn = new RazorpayStandIn(now);
  const idOf = (txnid: string) =>
    standIn.links.find(({ reference_id }) => reference_id === txnid)?.id ?? '';
  return {
    http: standIn.http,
    gateway: (timeLimitMs) => razorpay({ ...standIn.options, timeLimitMs, clock: { now } }),
    decide(txnid, end) {
      const id = idOf(txnid);
      if (end === 'paid') standIn.pay(id);
      if (end === 'a rupee') standIn.pay(id, 100);
      if (end === 'failed') {
        standIn.fail(id);
        standIn.end(id, 'cancelled');
      }
    },
    returned: (txnid, isForged) =>
      standIn.returned(idOf(txnid), isForged ? { razorpay_signature: '0'.repeat(64) } : {}),
    webhook: (txnid) => standIn.webhook(idOf(txnid)),
    refunded: () =>
      standIn.refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount),
    endRefunds(end) {
      for (const refund of standIn.refunds)
        if (refund.status === 'pending') refund.status = end === 'done' ? 'processed' : 'failed';
    },
    refuseRefunds(why) {
      standIn.refusal = why;
    },
  };
}

type Name = 'payu' | 'razorpay';

/** The gateways of a shop with keys of both. New payments go to the one chosen last. */
export class GatewayScenarios implements Gateways {
  /** The clock by which Razorpay expires its links. */
  clock: Clock = systemClock;
  readonly payu = payuScenario();
  readonly razorpay = razorpayScenario(() => this.clock.now());
  chosenName: Name = 'payu';
  /** The time limit of a gateway call. */
  timeLimitMs = PATIENT_MS;

  get current(): GatewayScenario {
    return this[this.chosenName];
  }

  get chosen(): PaymentGateway {
    return this.current.gateway(this.timeLimitMs);
  }

  named(name: string): PaymentGateway | undefined {
    return name === 'payu' || name === 'razorpay'
      ? this[name].gateway(this.timeLimitMs)
      : undefined;
  }

  /** Chooses a gateway and resets its faults and time limit. */
  choose(name: Name, clock: Clock): void {
    this.chosenName = name;
    this.clock = clock;
    this.timeLimitMs = PATIENT_MS;
    this.current.http.fault = null;
  }

  async open(): Promise<void> {
    await Promise.all([this.payu.http.open(), this.razorpay.http.open()]);
  }

  close(): void {
    this.payu.http.close();
    this.razorpay.http.close();
  }
}
