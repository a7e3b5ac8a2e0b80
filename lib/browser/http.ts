import ky, { HTTPError, type Options } from 'ky';
import type { NewerVersion } from '@/contract/kit/errors';
import { IDEMPOTENCY_HEADER } from '@/contract/kit/headers';
import { commonMessages } from '@/contract/messages/common';
import { ApiError, type FailureAnswer, hasNoAnswer } from '@/lib/api-error';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { type CookiesReturned, FIRST_COOKIES_HEADER, type MessageAnswer } from '@/lib/view/session';
import { abortAfter } from './abort-after';
import { newKey } from './new-key';
import { sayIfSlow } from './slow-write';
import { WRITE_WITHIN_MS } from './write-queue';

/** Longer than the storefront's own limit for a write, so that the storefront answers first. */
const TIMEOUT_MS = WRITE_WITHIN_MS;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Only reads are retried automatically; a write is repeated under its own idempotency key. */
const api = ky.create({
  timeout: TIMEOUT_MS,
  retry: { limit: 2, methods: ['get'] },
});

/** Reads a path of `lib/api-routes`; `cache: 'reload'` goes past every cache. @throws ApiError */
export function getJson<Answer>(
  path: string,
  options: Pick<Options, 'cache'> = {},
): Promise<Answer> {
  return ask<Answer>(path, { ...options, method: 'get' });
}

interface Sending {
  body?: object;
  key?: string;
  /**
   * Ends the write; by default after ten seconds, the wait for other tabs included. Whoever gives
   * one repeats the write too.
   */
  signal?: AbortSignal;
  /** A second time would do more, or be refused: who asks finds out otherwise what holds. */
  isOnce?: boolean;
}

/** Nothing is sent without a connection, which `ConnectionNote` watches. @throws ApiError */
function assertOnline(): void {
  if (!document.documentElement.hasAttribute('data-offline')) return;
  throw new ApiError('offline', commonMessages.notSentOffline);
}

/**
 * Sends a change to a path of `lib/api-routes`; a repeated `key` applies it once. Without an answer
 * it may be done or not: it is sent once more under its key, whose answer the shop repeats.
 * @throws ApiError
 */
export async function sendJson<Answer>(
  method: 'post' | 'put' | 'patch' | 'delete',
  path: string,
  { body, key = newKey(), signal, isOnce = false }: Sending = {},
): Promise<Answer> {
  assertOnline();
  const headers = { [IDEMPOTENCY_HEADER]: key };
  const send = () => {
    const options = { method, json: body, signal: signal ?? abortAfter(WRITE_WITHIN_MS), headers };
    return oneAtATime(() => ask<Answer>(path, options));
  };
  const repeats = !isOnce && signal === undefined;
  const repeat = (error: unknown) => {
    if (repeats && hasNoAnswer(error)) return send();
    throw error;
  };
  return sayIfSlow(send().catch(repeat));
}

/** Sends a change. Returns the shop's message. @throws ApiError */
export async function postForMessage(path: string, body: object = {}): Promise<string> {
  return (await sendJson<MessageAnswer>('post', path, { body })).message;
}

/** Sends a change after which another page opens. Returns its path. @throws ApiError */
export async function postForPage(path: string, body: object): Promise<string> {
  return (await sendJson<{ url: string }>('post', path, { body })).url;
}

/**
 * Sends the bytes of a file to a path of `lib/api-routes`. A slow upload takes a minute and does not
 * change the session, so no other write waits for it. @throws ApiError
 */
export async function sendFile<Answer>(path: string, file: Blob): Promise<Answer> {
  assertOnline();
  const headers = { 'Content-Type': 'application/octet-stream' };
  return ask<Answer>(path, { method: 'post', body: file, headers, timeout: UPLOAD_TIMEOUT_MS });
}

/** Sends a form with files to a path of `lib/api-routes`; as `sendFile`. @throws ApiError */
export function sendForm<Answer>(path: string, form: FormData): Promise<Answer> {
  return ask<Answer>(path, { method: 'post', body: form, timeout: UPLOAD_TIMEOUT_MS });
}

async function ask<Answer>(path: string, options: Options): Promise<Answer> {
  const { answer, headers } = await exchange<Answer>(path, options);
  if (headers.has(FIRST_COOKIES_HEADER)) await assertCookiesReturned();
  return answer;
}

async function exchange<Answer>(path: string, options: Options) {
  try {
    const response = api(path, options);
    return { answer: await response.json<Answer>(), headers: (await response).headers };
  } catch (error) {
    throw asApiError(error, path);
  }
}

/** Some browsers inside other apps refuse all cookies. Without an answer they count as kept. */
async function assertCookiesReturned(): Promise<void> {
  const answer = await getJson<CookiesReturned>(shoppingApi.cookieCheck()).catch(() => undefined);
  if (answer && !answer.areReturned) throw new ApiError('cookies', commonMessages.cookiesRefused);
}

function asApiError(cause: unknown, path: string): ApiError {
  if (!(cause instanceof HTTPError)) {
    return new ApiError('network', `${path} got no answer`, { cause });
  }
  const { status } = cause.response;
  const refusal = cause.data as Partial<FailureAnswer> | undefined;
  if (!refusal?.message) return new ApiError('http', `Answer ${status}`, { status, cause });
  const { message, code, reason, errors, notes } = refusal;
  // The storefront itself had no usable answer: each place says so in its own words.
  if (code === 'unavailable' && !reason) {
    return new ApiError('network', message, { status, notes, cause });
  }
  const newer = newerIn(refusal);
  return new ApiError('domain', message, {
    status,
    code,
    reason,
    fields: errors,
    newer,
    notes,
    cause,
  });
}

function newerIn({ details }: Partial<FailureAnswer>): NewerVersion | undefined {
  const { version, by, at, current } = details ?? {};
  if (!version || !by || !at || !current) return undefined;
  return { version, by, at, current };
}

/** A tab that hangs must not block the others; half of the time is left for the write itself. */
const PATIENCE_MS = 5_000;

/**
 * Runs the writes of one browser one after the other, across all tabs: of two concurrent writes
 * each would create a visitor for a new shopper, or one would miss the other's login. Without the
 * Web Locks API they run immediately.
 */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return work();
  };
  try {
    return await navigator.locks.request('shop-write', { signal: abortAfter(PATIENCE_MS) }, run);
  } catch (error) {
    if (isRunning) throw error;
    return run();
  }
}
