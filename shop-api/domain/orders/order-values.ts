import {
  listText,
  type Message,
  type TextWithValues,
  withValues,
} from '../../../contract/messages/text-with-values.ts';
import { isCarrier, trackingUrl } from '../../../contract/orders/carriers.ts';
import { formatPaise } from '../../../contract/shop/money.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { dayInIndia } from '../kernel/india-time.ts';
import type { OrderNotification } from '../mail/queue-mail.ts';
import type { TemplateName } from '../mail/templates/all-templates.ts';
import { payAtStore, readySentence } from './collect/collect-sentences.ts';

/** Everything the messages about an order are written from. */
export interface OrderFacts {
  order: OrderRow;
  news: OrderNotification;
  /** Paise to pay back because the order was cancelled or returned; gift vouchers have theirs. */
  refundDuePaise: number;
  /** The number of the order that took its place; empty: none. */
  replacement: string;
  /** The promised day, `2026-11-28`; null while nothing is in progress. */
  expectedBy: string | null;
  /** The payment that its link leads to. */
  txnid?: string | undefined;
  /** Where the order stands, for whoever has the message. */
  trackingPage: string;
  publicOrigin: string;
  /** Its store, and the code that its customer shows there; null: it is delivered. */
  collected: { store: string; code: string } | null;
}

/** Returns the template of a notification. */
export function templateOf({ order, news }: Pick<OrderFacts, 'order' | 'news'>) {
  const { carrier, trackingNumber } = order;
  return news === 'shipped' && isCarrier(carrier) && trackingNumber !== null
    ? ('order.shipped_with_carrier' as const)
    : (`order.${news}` as const satisfies TemplateName);
}

/** Returns the values of the messages about an order. `link` is where the message leads. */
export function valuesOf(facts: OrderFacts) {
  const { order, news, replacement, refundDuePaise, collected } = facts;
  const { number, payablePaise, carrier, trackingNumber } = order;
  const isTracked = news === 'shipped' && isCarrier(carrier) && trackingNumber !== null;
  return {
    number,
    amount: formatPaise(payablePaise),
    to_pay: toPay(facts),
    arrival: arrival(facts),
    money: money(order, refundDuePaise),
    carrier: carrier ?? '',
    tracking: trackingNumber ?? '',
    replacement,
    store: collected?.store ?? '',
    code: collected?.code ?? '',
    link: isTracked ? trackingUrl(carrier, trackingNumber) : pageOf(facts),
  };
}

/** News that ask for what only the page of the order can do, behind its login. */
const ASKING: ReadonlySet<OrderNotification> = new Set(['delivered', 'collected', 'undelivered']);

/**
 * The same for a text message, which has one link: in place of the page of the order it opens the
 * one that needs no login.
 */
export function smsValuesOf(facts: OrderFacts) {
  const values = valuesOf(facts);
  const isOwnPage = values.link === orderPage(facts) && !ASKING.has(facts.news);
  return { ...values, link: isOwnPage ? facts.trackingPage : values.link };
}

/** Where the messages lead: to the page that pays the order, or to its own. */
function pageOf(facts: OrderFacts): string {
  const { txnid, publicOrigin } = facts;
  return txnid ? publicOrigin + pagePath('pay', { txnid }) : orderPage(facts);
}

/** The address of an order's page. */
export function orderPage({ order, publicOrigin }: Pick<OrderFacts, 'order' | 'publicOrigin'>) {
  return publicOrigin + pagePath('order', { id: order.id });
}

/** A moment of that day in every time zone near India. */
function noonOf(day: string): Date {
  return new Date(`${day}T06:30:00Z`);
}

function arrival({ collected, expectedBy, news }: OrderFacts): Message {
  const day = expectedBy ? dayInIndia(noonOf(expectedBy)) : undefined;
  if (collected) return readySentence(collected.store, day);
  const reaches = day ? [withValues('It should reach you by {day}.', { day })] : [];
  if (news === 'shipped') return listText(reaches, ' ');
  return listText(['We will tell you when your parcel leaves.', ...reaches], ' ');
}

function toPay({ collected, order: { paidAt, payablePaise } }: OrderFacts): Message {
  if (paidAt || payablePaise === 0) return 'It is paid.';
  const amount = formatPaise(payablePaise);
  if (collected) return payAtStore(amount);
  return withValues('You pay {amount} when it arrives.', { amount });
}

function money({ giftCardPaise }: OrderRow, refundDuePaise: number): Message {
  if (refundDuePaise + giftCardPaise === 0) {
    return 'You have paid nothing for it, so nothing is owed to you.';
  }
  const refund = withValues('You have paid {amount} for it. All of it goes back to you.', {
    amount: formatPaise(refundDuePaise),
  });
  const given = onGiftVouchers(giftCardPaise);
  return listText(
    [...(refundDuePaise > 0 ? [refund] : []), ...(giftCardPaise > 0 ? [given] : [])],
    ' ',
  );
}

/** Returns the sentence about what goes back to the gift vouchers of an order. */
export function onGiftVouchers(paise: number): TextWithValues {
  return withValues('{amount} is on your gift vouchers again.', { amount: formatPaise(paise) });
}
