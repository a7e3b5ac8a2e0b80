import type { Options } from 'ky';
import ky, { HTTPError } from 'ky';
import { IDEMPOTENCY_HEADER } from '@/contract/headers';
import type { FailureAnswer } from '@/lib/api-error';
import { ApiError } from '@/lib/api-error';
import { newKey } from './write-queue';

/** Longer than the storefront's own limit for a write, so that the storefront answers first. */
const TIMEOUT_MS = 12_000;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Only reads are retried automatically; a write is repeated under its own idempotency key. */
const api = ky.create({
  timeout: TIMEOUT_MS,
  retry: { limit: 2, methods: ['get'] },
});

/** Reads a path of `apiRoutes`; `cache: 'reload'` goes past every cache. @throws ApiError */
export function getJson<Answer>(
  path: string,
  options: Pick<Options, 'cache'> = {},
): Promise<Answer> {
  return ask<Answer>(path, { ...options, method: 'get' });
}

/** Sends a change to a path of `apiRoutes`; a repeated `key` applies it once. @throws ApiError */
export function sendJson<Answer>(
  method: 'post' | 'patch' | 'delete',
  path: string,
  { body, key = newKey() }: { body?: object; key?: string } = {},
): Promise<Answer> {
  const options = { method, json: body, headers: { [IDEMPOTENCY_HEADER]: key } };
  return oneAtATime(() => ask<Answer>(path, options));
}

/**
 * Sends the bytes of a file to a path of `apiRoutes`. A slow upload takes a minute and does not
 * change the session, so no other write waits for it. @throws ApiError
 */
export function sendFile<Answer>(path: string, file: Blob): Promise<Answer> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  return ask<Answer>(path, { method: 'post', body: file, headers, timeout: UPLOAD_TIMEOUT_MS });
}

async function ask<Answer>(path: string, options: Options): Promise<Answer> {
  try {
    return await api(path, options).json<Answer>();
  } catch (error) {
    throw asApiError(error, path);
  }
}

function asApiError(cause: unknown, path: string): ApiError {
  if (!(cause instanceof HTTPError)) {
    return new ApiError('network', `${path} got no answer`, { cause });
  }
  const { status } = cause.response;
  const refusal = cause.data as Partial<FailureAnswer> | undefined;
  if (!refusal?.message) return new ApiError('http', `Answer ${status}`, { status, cause });
  const { message, code, errors, notes } = refusal;
  return new ApiError('domain', message, { status, code, fields: errors, notes, cause });
}

/** Longer than a write takes; a tab that hangs must not block the others forever. */
const PATIENCE_MS = 15_000;

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
    return await navigator.locks.request(
      'shop-write',
      { signal: AbortSignal.timeout(PATIENCE_MS) },
      run,
    );
  } catch (error) {
    if (isRunning) throw error;
    return run();
  }
}
