/** A payment the shop asks for. It is stored before anything of it leaves the house. */
export interface PaymentAttempt {
  /** The shop's own name for it: 1 to 25 letters and digits, never used twice. */
  txnid: string;
  amountPaise: number;
  currency: 'INR';
  /** What the shopper reads beside the amount. */
  product: string;
  customer: PayingCustomer;
  /** Up to five short texts that travel along; where the gateway signs them they are compared too. */
  notes: readonly string[];
  /** Where the gateway sends the browser afterwards, whatever became of the payment. */
  returnUrl: string;
  /** After this nobody should be able to start paying. */
  expiresAt: Date;
  /** The gateway's name for the link, as `createLink` answered it; null before. */
  reference: string | null;
}

export interface PayingCustomer {
  name: string;
  /** Gateways insist on one. */
  email: string;
  /** With `+91`. */
  phone: string;
}

/** Where the shopper pays. */
export interface PaymentLink {
  url: string;
  /** POST: the browser must send `fields` there as a form. */
  method: 'GET' | 'POST';
  fields: Record<string, string>;
  /** To be kept with the attempt; null where the gateway knows it by its `txnid` alone. */
  reference: string | null;
}

interface EventFacts {
  txnid: string;
  currency: string;
  reference: string | null;
  /**
   * The gateway's name for the payment. Null where none was made, and where the gateway's signature
   * leaves it out: such an event repeats what is known and never counts as a second payment.
   */
  paymentId: string | null;
  /** What the gateway said, for the record: no secrets, signatures or card data. */
  fields: Record<string, string>;
}

interface PaidEvent extends EventFacts {
  outcome: 'paid';
  /** What was paid, which may be less than what was asked for. */
  amountPaise: number;
}

interface UnpaidEvent extends EventFacts {
  /** `pending`: nothing is known yet, or too little is signed to believe it; `lookUp` says more. */
  outcome: 'failed' | 'pending';
  amountPaise: number | null;
}

/** News of a payment that the gateway vouches for: signed by it, or asked of it. */
export type PaymentEvent = PaidEvent | UnpaidEvent;

/** A browser's return or a webhook, as it came in. */
export interface CallbackRequest {
  headers: Headers;
  /** Of the address, without the question mark. */
  query: string;
  bytes: Uint8Array;
}

/**
 * `refused`: nobody vouches for it, answer 400 and change nothing; `why` is for the record.
 * `ignored`: genuine, but about nothing the shop waits for; answer 200.
 */
export type CallbackReading =
  | { kind: 'event'; event: PaymentEvent }
  | { kind: 'ignored'; what: string }
  | { kind: 'refused'; why: 'not_signed' | 'wrong_signature' | 'nonsense' };

/** Takes money online. Every call of the network ends within 5 seconds. */
export interface PaymentGateway {
  name: 'payu' | 'razorpay' | 'demo';
  /**
   * Asked again for the same attempt, it opens no second one.
   * @throws GatewayError
   */
  createLink: (attempt: PaymentAttempt) => Promise<PaymentLink>;
  /** Reads what came in; believes the signature alone, so the event may be about any attempt. */
  readCallback: (request: CallbackRequest) => CallbackReading;
  /**
   * Names what an event says otherwise than the attempt it claims to be about; a right signature with
   * a difference is no payment of this attempt.
   */
  differences: (attempt: PaymentAttempt, event: PaymentEvent) => string[];
  /**
   * Asks the gateway what became of the attempt; `pending` where it has not heard of it.
   * @throws GatewayError
   */
  lookUp: (attempt: PaymentAttempt) => Promise<PaymentEvent>;
}
