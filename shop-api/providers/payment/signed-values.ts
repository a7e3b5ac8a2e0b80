import { createHash, timingSafeEqual } from 'node:crypto';
import type { PaymentAttempt, PaymentEvent } from './payment-gateway.ts';

type Fields = Record<string, unknown>;

/** Returns the value as an object with fields, or undefined. */
export function asObject(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;
}

/** Returns a text; undefined for anything else and for the empty one. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns a whole number from 0 on; undefined for anything else. */
export function asCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}

const MAX_CHARACTERS = 1_000;

/** Returns the named fields that hold a text or a number, as short texts for the record. */
export function pick(from: Fields, names: readonly string[]): Record<string, string> {
  const held = names.flatMap((name) => {
    const value = Object.hasOwn(from, name) ? from[name] : undefined;
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain ? [[name, String(value).slice(0, MAX_CHARACTERS)]] : [];
  });
  return Object.fromEntries(held);
}

/**
 * Returns the fields of a form, from a body or a query. Undefined when a name occurs twice, because
 * parsers disagree about which one counts, and when the bytes are not UTF-8.
 */
export function readForm(form: Uint8Array | string): Map<string, string> | undefined {
  const text = typeof form === 'string' ? form : decode(form);
  if (text === undefined) return undefined;
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  return fields.size === pairs.length ? fields : undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Compares texts in constant time. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const TXNID = /^[A-Za-z0-9]{1,25}$/;

/** Returns whether a text can be a txnid of the shop; PayU takes 25 characters. */
export function isTxnid(text: string): boolean {
  return TXNID.test(text);
}

const RUPEES = /^(0|[1-9]\d{0,10})(?:\.(\d{1,2}))?$/;

/**
 * Formats paise as gateways write rupees: `1234.50`. @throws RangeError unless they are a whole
 * number ≥ 0
 */
export function paiseText(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is no amount`);
  const digits = String(paise).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads rupees digit by digit, so that no fraction is rounded. Undefined for anything but plain
 * decimal digits below a hundred billion, with one or two after the point or none.
 */
export function readPaise(text: string): number | undefined {
  const [matched, rupees = '', fraction = ''] = RUPEES.exec(text) ?? [];
  return matched === undefined ? undefined : Number(rupees + fraction.padEnd(2, '0'));
}

/** Names differences that matter with every gateway: of the txnid, the amount and the currency. */
export function factDifferences(attempt: PaymentAttempt, event: PaymentEvent): string[] {
  return [
    event.txnid === attempt.txnid ? [] : ['txnid'],
    event.currency === attempt.currency ? [] : ['currency'],
    event.amountPaise === null || event.amountPaise === attempt.amountPaise ? [] : ['amount'],
  ].flat();
}
