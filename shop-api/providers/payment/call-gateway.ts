import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { callHttp, type HttpAnswer } from '../call-http.ts';
import { GatewayError } from './payment-gateway.ts';
import { asObject, asText } from './signed-values.ts';

export interface GatewayCall {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The limit of the whole call, to the last byte of the answer. */
  timeLimitMs?: number;
}

const TIME_LIMIT_MS = 5_000;
const MAX_ANSWER_BYTES = 1_000_000;
/** 409: the same call is still being worked on. 429: too many calls. */
const LATER = [409, 429];

const unzip = promisify(gunzip);

/**
 * Makes one call and returns its JSON. It accepts at most 1 MB, before and after unpacking, and
 * gzip alone.
 * @throws GatewayError
 */
export async function callGateway(call: GatewayCall): Promise<unknown> {
  const answer = await send(call);
  const { status } = answer;
  if (status >= 500 || LATER.includes(status)) {
    throw new GatewayError('unavailable', `${nameOf(call)} answered ${status}`);
  }
  if (status >= 300 && status < 400) {
    throw new GatewayError('nonsense', `${nameOf(call)} was redirected`);
  }
  const text = await textOf(call, answer);
  if (status >= 400) throw refusal(call, { status, text });
  const json = parse(text);
  if (json === undefined) throw new GatewayError('nonsense', `${nameOf(call)} answered no JSON`);
  return json;
}

async function send({ timeLimitMs = TIME_LIMIT_MS, ...call }: GatewayCall): Promise<HttpAnswer> {
  const headers = {
    Accept: 'application/json',
    'Accept-Encoding': 'gzip, identity',
    ...call.headers,
  };
  try {
    return await callHttp({ ...call, headers, timeLimitMs, maxBytes: MAX_ANSWER_BYTES });
  } catch (cause) {
    throw new GatewayError('unavailable', `${nameOf(call)} got no whole answer`, { cause });
  }
}

async function textOf(call: GatewayCall, { encoding, bytes }: HttpAnswer): Promise<string> {
  const nonsense = (what: string) =>
    new GatewayError('nonsense', `${nameOf(call)} answered ${what}`);
  if (encoding !== 'identity' && encoding !== 'gzip') {
    throw nonsense('in an encoding not asked for');
  }
  if (!bytes) throw nonsense('more than 1 MB');
  if (encoding === 'identity') return bytes.toString('utf8');
  const unzipped = await unzip(bytes, { maxOutputLength: MAX_ANSWER_BYTES }).catch(() => undefined);
  if (!unzipped) throw nonsense('what does not unpack');
  return unzipped.toString('utf8');
}

/** Creates the error of a refusal. Gateways put their reason into `error.description`. */
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

/** Makes a gateway's message fit for a log. */
export function oneLine(message: string): string {
  return message.replace(/[\p{C}\s]+/gu, ' ').slice(0, 200);
}

/** Names the call without its query, which contains ids of payments. */
function nameOf({ method, url }: GatewayCall): string {
  const { host, pathname } = new URL(url);
  return `${method} ${host}${pathname}`;
}
