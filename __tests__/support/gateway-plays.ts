import type { Gateways } from '@/shop-api/domain/payment/gateways';
import type { Clock } from '@/shop-api/providers/clock/clock';
import { systemClock } from '@/shop-api/providers/clock/clock';
import type { CallbackRequest, PaymentGateway } from '@/shop-api/providers/payment/payment';
import { payu } from '@/shop-api/providers/payment/payu';
import { razorpay } from '@/shop-api/providers/payment/razorpay';
import type { GatewayStandIn } from './gateway-stand-in';
import { PayuStandIn } from './payu-stand-in';
import { RazorpayStandIn } from './razorpay-stand-in';

const A_RUPEE = '1.00';
/** A busy machine is no outage. */
const PATIENT_MS = 30_000;

/** What a payment can go through at a gateway, whichever it is. */
export interface GatewayPlay {
  http: GatewayStandIn;
  /** With the keys of the stand-in, which must be open. */
  gateway: (timeLimitMs: number) => PaymentGateway;
  /** The bank decides; a rupee is another amount than was asked for. */
  decide: (txnid: string, end: 'paid' | 'failed' | 'a rupee') => void;
  /** What the browser takes back to the shop; forged, it is signed by somebody else. */
  returned: (txnid: string, isForged?: boolean) => CallbackRequest;
  /** What the gateway tells the shop by itself. */
  webhook: (txnid: string) => CallbackRequest;
}

/** PayU: return and webhook are one form. */
export function payuPlay(): GatewayPlay {
  const standIn = new PayuStandIn();
  const cheap = new Set<string>();
  const form = (txnid: string, changes = {}) =>
    standIn.callback(txnid, { ...(cheap.has(txnid) ? { amount: A_RUPEE } : {}), ...changes });
  return {
    http: standIn.http,
    gateway: (timeLimitMs) => payu({ ...standIn.options, timeLimitMs }),
    decide(txnid, end) {
      standIn.finish(txnid, end === 'failed' ? 'failure' : 'success');
      if (end === 'a rupee') cheap.add(txnid);
    },
    returned: (txnid, isForged) => form(txnid, isForged ? { hash: '0'.repeat(128) } : {}),
    webhook: (txnid) => form(txnid),
  };
}

/** Razorpay's payment links: the return is a query, the webhook JSON. */
export function razorpayPlay(now: () => Date): GatewayPlay {
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
  };
}

type Name = 'payu' | 'razorpay';

/** The gateways of a shop that has keys of both. New payments go to the one that was chosen last. */
export class GatewayPlays implements Gateways {
  /** By which Razorpay ends its links. */
  clock: Clock = systemClock;
  readonly payu = payuPlay();
  readonly razorpay = razorpayPlay(() => this.clock.now());
  chosenName: Name = 'payu';
  /** For a call of a gateway. */
  timeLimitMs = PATIENT_MS;

  get play(): GatewayPlay {
    return this[this.chosenName];
  }

  get chosen(): PaymentGateway {
    return this.play.gateway(this.timeLimitMs);
  }

  named(name: string): PaymentGateway | undefined {
    return name === 'payu' || name === 'razorpay'
      ? this[name].gateway(this.timeLimitMs)
      : undefined;
  }

  /** Begins anew with a gateway that answers. */
  choose(name: Name, clock: Clock): void {
    this.chosenName = name;
    this.clock = clock;
    this.timeLimitMs = PATIENT_MS;
    this.play.http.fault = null;
  }

  async open(): Promise<void> {
    await Promise.all([this.payu.http.open(), this.razorpay.http.open()]);
  }

  close(): void {
    this.payu.http.close();
    this.razorpay.http.close();
  }
}
