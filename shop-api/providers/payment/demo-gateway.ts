import type { Clock } from '../clock/clock.ts';
import type { Keys } from '../keys/keys.ts';
import type { DemoEnding } from './demo-endings.ts';
import { planOf } from './demo-endings.ts';
import type { DemoEntry, DemoLedger } from './demo-ledger.ts';
import type { DemoPayment } from './demo-link.ts';
import { linkQuery, readLinkQuery } from './demo-link.ts';
import type { DemoMode, DemoNews } from './demo-news.ts';
import { newsEvent, newsFields, readNews } from './demo-news.ts';
import type { DemoWebhookOptions } from './demo-webhooks.ts';
import { demoWebhooks } from './demo-webhooks.ts';
import { factDifferences } from './fact-differences.ts';
import type { PaymentAttempt, PaymentEvent, PaymentGateway } from './payment.ts';

export interface DemoGatewayOptions {
  keys: Keys;
  clock: Clock;
  ledger: DemoLedger;
  /** Where browsers reach the gateway's page: the storefront hands it on from the shop API. */
  origin: string;
  webhooks: DemoWebhookOptions;
}

/** What a shopper did on the page. */
export interface DemoChoice {
  ending: DemoEnding;
  mode: DemoMode;
}

/** A form for the browser to take back to the shop. */
export interface DemoReturn {
  url: string;
  fields: Record<string, string>;
}

/** A gateway that moves no money: its page lets the shopper choose how the payment ends. */
export interface DemoGateway extends PaymentGateway {
  /** The payment behind the query of a link; undefined when the shop has not made the link. */
  openLink: (txnid: string, query: string) => DemoPayment | undefined;
  isExpired: (payment: DemoPayment) => boolean;
  /** What the browser takes back once the payment is made; null while it is not. */
  settled: (payment: DemoPayment) => Promise<DemoReturn | null>;
  /** Plays an ending; null when the browser takes nothing back. What is paid stays as it is. */
  play: (payment: DemoPayment, choice: DemoChoice) => Promise<DemoReturn | null>;
  /** Waits until every webhook has arrived or was given up. */
  webhooksSettled: () => Promise<void>;
}

const NO_SIGNATURE = '0'.repeat(64);

/** The gateway of a shop without keys. */
export function demoGateway(options: DemoGatewayOptions): DemoGateway {
  const { keys, clock, ledger, origin } = options;
  const webhooks = demoWebhooks(options.webhooks);
  const formFor = ({ returnUrl }: DemoPayment, news: DemoNews): DemoReturn => {
    return { url: returnUrl, fields: newsFields(keys, news) };
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
    readCallback: (request) => readNews(keys, request),
    differences: factDifferences,
    lookUp: async (attempt) => latest(attempt, await ledger.entriesOf(attempt.txnid), clock),
    openLink: (txnid, query) => readLinkQuery(keys, txnid, query),
    isExpired: ({ expiresAt }) => expiresAt <= clock.now(),
    settled,
    async play(payment, { ending, mode }) {
      const before = await settled(payment);
      if (before) return before;
      const { happens, afterMs, tells, brings, isForged } = planOf(ending, { payment, mode });
      const at = new Date(clock.now().getTime() + afterMs).toISOString();
      await ledger.add(happens.map((news) => ({ ...news, at })));
      if (tells) for (const news of happens) webhooks.send(newsFields(keys, news), afterMs);
      const form = brings && formFor(payment, brings);
      if (form && isForged) form.fields.signature = NO_SIGNATURE;
      return form;
    },
    webhooksSettled: webhooks.settled,
  };
}

/** What lies ahead is pending for now. */
function asOf({ at, ...news }: DemoEntry, clock: Clock): DemoNews {
  if (new Date(at) <= clock.now()) return news;
  return { ...news, status: 'pending', paymentId: '' };
}

/** The first payment, or else the last failure. */
function latest(attempt: PaymentAttempt, entries: DemoEntry[], clock: Clock): PaymentEvent {
  const news = entries.map((entry) => asOf(entry, clock));
  const found = news.find(({ status }) => status === 'paid') ?? news.at(-1);
  const event = found && newsEvent(found);
  if (event) return event;
  const { txnid, currency } = attempt;
  const nothing = { amountPaise: null, paymentId: null, reference: null, fields: {} };
  return { outcome: 'pending', txnid, currency, ...nothing };
}
