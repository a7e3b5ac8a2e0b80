import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';
import { isWorthPacking, type Packing, packingFor } from './pack.ts';

/** An answer as it is sent, compressed or not. */
export interface StoredAnswer {
  /** With its `ETag`. */
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** What the answer to a request for a page depends on. */
export interface AnswerKey {
  /** The address and the headers of the request that an answer may depend on. */
  text: string;
  packing: Packing;
  /** The validators of the copies that the browser has. */
  known: string;
}

/** The headers that an answer may depend on; a page is asked for with these alone. */
const KEY_HEADERS = [
  ...['host', 'sec-fetch-dest', 'rsc', 'next-router-prefetch'],
  ...['next-router-segment-prefetch', 'next-router-state-tree', 'next-url'],
];

/** Headers of one exchange, not of the answer. */
const OF_ONE_EXCHANGE = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/** What a cache may share, see `SHARED_BRIEFLY`. */
const IS_SHARED = /(?:^|[ ,])s-maxage=[1-9]/;

export interface AnswerLimits {
  /** How long an answer is kept, in milliseconds. */
  ttlMs: number;
  maxBytes: number;
}

/** Creates a store of answers that are forgotten after their time, the least used ones earlier. */
export function createAnswerStore({ ttlMs, maxBytes }: AnswerLimits) {
  return new LRUCache<string, StoredAnswer>({
    ttl: ttlMs,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1000,
  });
}

/**
 * Removes from a request what a shared answer may not depend on, cookies above all, and returns the
 * key of its answer. The page is asked for uncompressed, and compressed when it is whole.
 */
export function reduceToKey({ url = '', headers }: IncomingMessage): AnswerKey {
  const packing = packingFor(headers['accept-encoding']);
  const known = headers['if-none-match'] ?? '';
  // The storefront tells its router from documents by this header. It follows from another.
  headers['sec-fetch-dest'] = headers.rsc === undefined ? undefined : 'empty';
  for (const name of Object.keys(headers)) {
    if (!KEY_HEADERS.includes(name)) delete headers[name];
  }
  const text = [url, packing, ...KEY_HEADERS.map((name) => headers[name] ?? '')].join('\n');
  return { text, packing, known };
}

/** Sends an answer, or that the browser's copy is still the same. */
export function sendStored(answer: Answer, { headers, body }: StoredAnswer, known: string): void {
  if (isKnown(headers, known)) {
    sendUnchanged(answer, headers);
    return;
  }
  setHeaders(answer, headers);
  answer.setHeader('Content-Length', body.length);
  answer.sendWhole(body);
}

/** Whether a browser has the answer with these headers, as it says by `If-None-Match` (RFC 9110). */
export function isKnown({ etag }: OutgoingHttpHeaders, known: string): boolean {
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(String(etag)) || tags.includes('*');
}

/** Sends that the copy of an answer with these headers is still the same (304). */
export function sendUnchanged(answer: Answer, headers: OutgoingHttpHeaders): void {
  setHeaders(answer, headers);
  for (const name of ['content-encoding', 'content-length', 'content-type', 'link']) {
    answer.removeHeader(name);
  }
  answer.statusCode = 304;
  answer.sendWhole();
}

function setHeaders(answer: Answer, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) answer.setHeader(name, value);
  }
}

interface Described {
  /** With a validator of the content and its compression. */
  headers: OutgoingHttpHeaders;
  /** The compression that it gets. */
  packing: Packing;
}

/** Returns the headers that an answer will have, before it is compressed. */
export function describeAnswer(answer: Answer, made: Buffer, wanted: Packing): Described {
  const isPlain = !isWorthPacking(made) || answer.hasHeader('content-encoding');
  const packing = isPlain ? '' : wanted;
  const print = createHash('sha256').update(made).digest('base64url').slice(0, 22);
  const headers = headersOf(answer);
  if (packing !== '') headers['content-encoding'] = packing;
  headers.etag = `"${print}${packing}"`;
  return { headers, packing };
}

/** Whether everybody may have the answer. */
export function isShared(answer: Answer): boolean {
  const marks = String(answer.getHeader('cache-control') ?? '');
  return answer.statusCode === 200 && IS_SHARED.test(marks) && !answer.hasHeader('set-cookie');
}

/** Whether an answer is a document, and not what the router of an open one asked for. */
export function isDocument(headers: OutgoingHttpHeaders): boolean {
  return String(headers['content-type']).startsWith('text/html');
}

function headersOf(answer: Answer): OutgoingHttpHeaders {
  const headers = answer.getHeaders();
  for (const name of OF_ONE_EXCHANGE) delete headers[name];
  return headers;
}
