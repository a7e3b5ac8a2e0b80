import type { Clock } from '../../clock.ts';
import type { Keys } from '../../keys.ts';
import {
  GatewayError,
  type PaymentAttempt,
  type PaymentEvent,
  type PaymentGateway,
} from '../payment-gateway.ts';
import { factDifferences } from '../signed-values.ts';
import { type DemoEnding, type DemoWebhookOptions, demoWebhooks, planOf } from './endings.ts';
import type { DemoEntry, DemoLedger } from './ledger.ts';
import {
  type DemoMode,
  type DemoNotification,
  type DemoPayment,
  linkQuery,
  notificationEvent,
  notificationFields,
  readLinkQuery,
  readNotification,
} from './signed-forms.ts';

export interface DemoGatewayOptions {
  keys: Keys;
  clock: Clock;
  ledger: DemoLedger;
  /** The origin of the gateway's page in browsers: the storefront forwards it from the shop API. */
  origin: string;
  webhooks: DemoWebhookOptions;
}

/** The shopper's choice on the page. */
export interface DemoChoice {
  ending: DemoEnding;
  mode: DemoMode;
}

/** The form that the browser posts back to the shop. */
export interface DemoReturn {
  url: string;
  fields: Record<string, string>;
}

/** A gateway that moves no money: its page lets the shopper choose the ending of the payment. */
export interface DemoGateway extends PaymentGateway {
  /** Returns the payment of a link's query; undefined when the shop has not made the link. */
  openLink: (txnid: string, query: string) => DemoPayment | undefined;
  isExpired: (payment: DemoPayment) => boolean;
  /** Returns the form for the shop once the payment is made; null before. */
  settled: (payment: DemoPayment) => Promise<DemoReturn | null>;
  /** Plays an ending; null when the browser posts nothing back. A paid payment stays paid. */
  play: (payment: DemoPayment, choice: DemoChoice) => Promise<DemoReturn | null>;
  /** Waits until every webhook has arrived or was given up. */
  webhooksSettled: () => Promise<void>;
}

const NO_SIGNATURE = '0'.repeat(64);

/** Creates the gateway of a shop without keys. */
export function demoGateway(options: DemoGatewayOptions): DemoGateway {
  const { keys, clock, ledger, origin } = options;
  const webhooks = demoWebhooks(options.webhooks);
  const formFor = ({ returnUrl }: DemoPayment, notification: DemoNotification): DemoReturn => {
    return { url: returnUrl, fields: notificationFields(keys, notification) };
  };
  const settled = async (payment: DemoPayment) => {
    const paid = (await ledger.entriesOf(payment.txnid)).find(({ status }) => status === 'paid');
    return paid ? formFor(payment, asOf(paid, clock)) : null;
  };
  return {
    name: 'demo',
    async createLink(attempt) {
      const url = `${origin}/demo/pay/${attempt.txnid}?${linkQuery(keys, attempt)}`;
      return { url, method: 'GET', fields: {}, reference: null };
    },
    readCallback: (request) => readNotification(keys, request),
    differences: factDifferences,
    lookUp: async (attempt) => latest(attempt, await ledger.entriesOf(attempt.txnid), clock),
    async refund({ key, amountPaise, payment: { txnid } }) {
      const paid = (await ledger.entriesOf(txnid)).find(({ status }) => status === 'paid');
      // The payments that the demo shop begins with were never made here.
      if (!paid || amountPaise <= paid.amountPaise)
        return { state: 'done', reference: `demo-${key}` };
      throw new GatewayError('refused', 'The demo gateway has no payment of that much');
    },
    openLink: (txnid, query) => readLinkQuery(keys, txnid, query),
    isExpired: ({ expiresAt }) => expiresAt <= clock.now(),
    settled,
    async play(payment, { ending, mode }) {
      const before = await settled(payment);
      if (before) return before;
      const { happens, afterMs, sendsWebhooks, brings, isForged } = planOf(ending, {
        payment,
        mode,
      });
      const at = new Date(clock.now().getTime() + afterMs).toISOString();
      await ledger.add(happens.map((notification) => ({ ...notification, at })));
      if (sendsWebhooks)
        for (const notification of happens)
          webhooks.send(notificationFields(keys, notification), afterMs);
      const form = brings && formFor(payment, brings);
      if (form && isForged) form.fields.signature = NO_SIGNATURE;
      return form;
    },
    webhooksSettled: webhooks.settled,
  };
}

/** Reads future entries as pending. */
function asOf({ at, ...notification }: DemoEntry, clock: Clock): DemoNotification {
  if (new Date(at) <= clock.now()) return notification;
  return { ...notification, status: 'pending', paymentId: '' };
}

/** Returns the first payment, or else the last failure. */
function latest(attempt: PaymentAttempt, entries: DemoEntry[], clock: Clock): PaymentEvent {
  const notification = entries.map((entry) => asOf(entry, clock));
  const found = notification.find(({ status }) => status === 'paid') ?? notification.at(-1);
  const event = found && notificationEvent(found);
  if (event) return event;
  const { txnid, currency } = attempt;
  const nothing = { amountPaise: null, paymentId: null, reference: null, fields: {} };
  return { outcome: 'pending', txnid, currency, ...nothing };
}
