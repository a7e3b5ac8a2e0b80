import 'server-only';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** An answer as it was sent, compressed or not. */
export interface StoredAnswer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** The headers that an answer may depend on; a page is asked for with these alone. */
const KEY_HEADERS = [
  ...['host', 'accept-encoding', 'sec-fetch-dest', 'rsc', 'next-router-prefetch'],
  ...['next-router-segment-prefetch', 'next-router-state-tree', 'next-url'],
];

/** Headers of one exchange, not of the answer. */
const OF_ONE_EXCHANGE = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/** What a cache may share, see `SHARED_BRIEFLY`. */
const IS_SHARED = /(?:^|[ ,])s-maxage=[1-9]/;

/** Creates a store of answers that are forgotten after `ttlMs`, the least used ones earlier. */
export function createAnswerStore({ ttlMs, maxBytes }: { ttlMs: number; maxBytes: number }) {
  return new LRUCache<string, StoredAnswer>({
    ttl: ttlMs,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1000,
  });
}

/**
 * Removes from a request what a shared answer may not depend on, cookies above all, and returns the
 * key of its answer.
 */
export function reduceToKey({ url = '', headers }: IncomingMessage): string {
  headers['accept-encoding'] = /\bgzip\b/.test(headers['accept-encoding'] ?? '') ? 'gzip' : '';
  // The storefront tells its router from documents by this header. It follows from another.
  headers['sec-fetch-dest'] = headers.rsc === undefined ? undefined : 'empty';
  for (const name of Object.keys(headers)) {
    if (!KEY_HEADERS.includes(name)) delete headers[name];
  }
  return [url, ...KEY_HEADERS.map((name) => headers[name] ?? '')].join('\n');
}

/** Sends a stored answer. */
export function sendStored(response: ServerResponse, { headers, body }: StoredAnswer): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** Calls `store` with an answer that everybody may have, when it is complete. */
export function recordAnswer(
  response: ServerResponse,
  store: (answer: StoredAnswer) => void,
): void {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((...args: Parameters<typeof write>) => {
    note(args[0], args[1]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    note(args[0], args[1]);
    end.apply(response, args);
    if (isShared(response)) store({ headers: headersOf(response), body: Buffer.concat(chunks) });
    return response;
  }) as typeof end;
}

function encodingOf(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
}

/** What is ended after its client has left may be a part only. */
function isShared(response: ServerResponse): boolean {
  if (response.destroyed) return false;
  const marks = String(response.getHeader('cache-control') ?? '');
  return response.statusCode === 200 && IS_SHARED.test(marks) && !response.hasHeader('set-cookie');
}

function headersOf(response: ServerResponse): OutgoingHttpHeaders {
  const headers = response.getHeaders();
  for (const name of OF_ONE_EXCHANGE) delete headers[name];
  return headers;
}
