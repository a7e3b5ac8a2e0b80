import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { GatewayError } from './gateway-error.ts';
import { asObject, asText } from './plain-value.ts';

export interface GatewayCall {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For the whole call, to the last byte of the answer. */
  timeLimitMs?: number;
}

const TIME_LIMIT_MS = 5_000;
const MOST_BYTES = 1_000_000;
const TOO_MANY_REQUESTS = 429;

const unzip = promisify(gunzip);

/**
 * Makes one call and answers its JSON. It follows no redirect, takes at most 1 MB and knows gzip
 * alone: `fetch` would unpack whatever the answer names, brotli too (docs/decisions/0006).
 * @throws GatewayError
 */
export async function callGateway(call: GatewayCall): Promise<unknown> {
  const answer = await send(call).catch((cause) => {
    throw new GatewayError('unavailable', `${nameOf(call)} got no answer`, { cause });
  });
  const status = answer.statusCode ?? 0;
  if (status >= 500 || status === TOO_MANY_REQUESTS) {
    answer.destroy();
    throw new GatewayError('unavailable', `${nameOf(call)} answered ${status}`);
  }
  if (status >= 300 && status < 400) {
    answer.destroy();
    throw new GatewayError('nonsense', `${nameOf(call)} was redirected`);
  }
  const text = await readText(call, answer);
  if (status >= 400) throw refusal(call, { status, text });
  const json = parse(text);
  if (json === undefined) throw new GatewayError('nonsense', `${nameOf(call)} answered no JSON`);
  return json;
}

function send({ url, method, headers, body, timeLimitMs = TIME_LIMIT_MS }: GatewayCall) {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(url, {
      method,
      // A connection kept from before may be half closed, and a payment call is not repeated blindly.
      agent: false,
      signal: AbortSignal.timeout(timeLimitMs),
      headers: {
        Accept: 'application/json',
        'Accept-Encoding': 'gzip, identity',
        ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}

async function readText(call: GatewayCall, answer: IncomingMessage): Promise<string> {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') {
    answer.destroy();
    throw new GatewayError('nonsense', `${nameOf(call)} answered in an encoding not asked for`);
  }
  const bytes = await readBytes(call, answer);
  const plain =
    encoding === 'gzip'
      ? await unzip(bytes, { maxOutputLength: MOST_BYTES }).catch(() => undefined)
      : bytes;
  if (!plain) throw new GatewayError('nonsense', `${nameOf(call)} answered what does not unpack`);
  return plain.toString('utf8');
}

async function readBytes(call: GatewayCall, answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer) {
      length += chunk.length;
      if (length > MOST_BYTES) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new GatewayError('unavailable', `${nameOf(call)} was cut off`, { cause });
  }
  if (length <= MOST_BYTES) return Buffer.concat(chunks);
  throw new GatewayError('nonsense', `${nameOf(call)} answered more than 1 MB`);
}

/** Gateways put their reason into `error.description`. */
function refusal(call: GatewayCall, { status, text }: { status: number; text: string }) {
  const reason = asText(asObject(asObject(parse(text))?.error)?.description) ?? '';
  return new GatewayError(
    'refused',
    `${nameOf(call)} answered ${status} ${oneLine(reason)}`.trim(),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Words of a gateway, made fit for a log. */
export function oneLine(words: string): string {
  return words.replace(/[\p{C}\s]+/gu, ' ').slice(0, 200);
}

/** The call without its query, which names payments. */
function nameOf({ method, url }: GatewayCall): string {
  const { host, pathname } = new URL(url);
  return `${method} ${host}${pathname}`;
}
