import type { GatewayName } from '../../../contract/payments/gateways.ts';

/**
 * `unavailable`: no answer, or a temporary failure; the same call may work later, its effect is
 * unknown. `refused`: the gateway refused the call. `nonsense`: the answer violates its protocol.
 */
export type GatewayProblem = 'unavailable' | 'refused' | 'nonsense';

/** A failed call of a payment gateway. The message is for the log and contains no secrets. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly kind: GatewayProblem;

  constructor(kind: GatewayProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A payment that the shop requests. It is stored before any part of it is sent. */
export interface PaymentAttempt {
  /** The shop's own id of the payment: 1 to 25 letters and digits, never used twice. */
  txnid: string;
  amountPaise: number;
  currency: 'INR';
  /** The text that the shopper reads beside the amount. */
  product: string;
  customer: PayingCustomer;
  /**
   * Up to five short texts, sent with the payment; where the gateway signs them they are compared
   * too.
   */
  notes: readonly string[];
  /** Where the gateway sends the browser afterwards, for every outcome. */
  returnUrl: string;
  /** The payment can no longer be started after this. */
  expiresAt: Date;
  /** The gateway's id of the link, returned by `createLink`; null before. */
  reference: string | null;
}

interface PayingCustomer {
  name: string;
  /** Required by gateways. */
  email: string;
  /** With `+91`. */
  phone: string;
}

/** The page where the shopper pays. */
export interface PaymentLink {
  url: string;
  /** POST: the browser must send `fields` there as a form. */
  method: 'GET' | 'POST';
  fields: Record<string, string>;
  /** Stored with the attempt; null where the gateway identifies it by its `txnid` alone. */
  reference: string | null;
}

interface EventFacts {
  txnid: string;
  currency: string;
  reference: string | null;
  /**
   * The gateway's id of the payment. Null where no payment was made, and where the gateway's
   * signature leaves it out: such an event repeats known facts and never counts as a second
   * payment.
   */
  paymentId: string | null;
  /** The fields that the gateway sent, for the record: no secrets, signatures or card data. */
  fields: Record<string, string>;
}

interface PaidEvent extends EventFacts {
  outcome: 'paid';
  /** The amount paid, which may be less than the amount requested. */
  amountPaise: number;
}

interface UnpaidEvent extends EventFacts {
  /**
   * `pending`: nothing is known yet, or too little is signed to trust it; `lookUp` returns more.
   */
  outcome: 'failed' | 'pending';
  amountPaise: number | null;
}

/** An authentic notification of a payment: signed by the gateway, or requested from it. */
export type PaymentEvent = PaidEvent | UnpaidEvent;

/** The return of a browser or a webhook, as received. */
export interface CallbackRequest {
  headers: Headers;
  /** The query of the address, without the question mark. */
  query: string;
  bytes: Uint8Array;
}

/**
 * `refused`: not authentic, answer 400 and change nothing; `why` is for the log.
 * `ignored`: authentic, but irrelevant to the shop; answer 200.
 */
export type CallbackReading =
  | { kind: 'event'; event: PaymentEvent }
  | { kind: 'ignored'; what: string }
  | { kind: 'refused'; why: 'not_signed' | 'wrong_signature' | 'nonsense' };

/** Money of a payment that goes back by the way it came. */
export interface RefundRequest {
  /** Names the refund for ever: 10 to 36 letters, digits and hyphens. */
  key: string;
  /** At most what was paid. */
  amountPaise: number;
  payment: PaymentAttempt;
  /** The gateway's id of the payment; null where its signature left it out. */
  paymentId: string | null;
  /** The gateway's id of the refund, from an earlier answer; null before. */
  reference: string | null;
}

/**
 * `accepted`: the bank still has to do it. `failed`: nothing was paid back; the same refund may be
 * asked for again under another key.
 */
export interface RefundAnswer {
  state: 'accepted' | 'done' | 'failed';
  /** The gateway's id of the refund. */
  reference: string;
}

/** Takes payments online. Every call of the network ends within 5 seconds. */
export interface PaymentGateway {
  name: GatewayName;
  /**
   * Opens a link; a repeated call for the same attempt opens no second one.
   * @throws GatewayError
   */
  createLink: (attempt: PaymentAttempt) => Promise<PaymentLink>;
  /** Reads a callback; trusts the signature alone, so the event may concern any attempt. */
  readCallback: (request: CallbackRequest) => CallbackReading;
  /**
   * Names the fields of an event that differ from the attempt it names; an event with a valid
   * signature and a difference is no payment of this attempt.
   */
  differences: (attempt: PaymentAttempt, event: PaymentEvent) => string[];
  /**
   * Looks up an attempt at the gateway; `pending` where the gateway does not know it.
   * @throws GatewayError
   */
  lookUp: (attempt: PaymentAttempt) => Promise<PaymentEvent>;
  /**
   * Pays back, or tells what became of it: a repeated call with the same key pays once.
   * @throws GatewayError
   */
  refund: (request: RefundRequest) => Promise<RefundAnswer>;
}
