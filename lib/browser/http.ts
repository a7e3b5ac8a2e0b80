import type { Options } from 'ky';
import ky, { HTTPError } from 'ky';
import type { ErrorAnswer } from '@/contract/errors';
import { IDEMPOTENCY_HEADER } from '@/contract/headers';
import { ApiError } from '@/lib/api/api-error';
import { oneAtATime } from './one-at-a-time';

/** Longer than the storefront gives the shop API for a write, so that its own answer comes first. */
const TIMEOUT_MS = 12_000;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Only reads are tried again by themselves; a write is repeated under its own idempotency key. */
const door = ky.create({
  prefix: '/api',
  timeout: TIMEOUT_MS,
  retry: { limit: 2, methods: ['get'] },
});

/** Reads `/api/{path}`. @throws ApiError */
export function getJson<Answer>(path: string): Promise<Answer> {
  return ask<Answer>(path, { method: 'get' });
}

/** Changes something at `/api/{path}`; the same `key` twice changes it once. @throws ApiError */
export function sendJson<Answer>(
  method: 'post' | 'patch' | 'delete',
  path: string,
  { body, key }: { body?: object; key: string },
): Promise<Answer> {
  const options = { method, json: body, headers: { [IDEMPOTENCY_HEADER]: key } };
  return oneAtATime(() => ask<Answer>(path, options));
}

/**
 * Sends the bytes of a file to `/api/{path}`. On a slow line that takes a minute, and it changes
 * nothing of the session, so no other write waits for it. @throws ApiError
 */
export function sendFile<Answer>(path: string, file: Blob): Promise<Answer> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  return ask<Answer>(path, { method: 'post', body: file, headers, timeout: UPLOAD_TIMEOUT_MS });
}

async function ask<Answer>(path: string, options: Options): Promise<Answer> {
  try {
    return await door(path, options).json<Answer>();
  } catch (error) {
    throw asApiError(error, path);
  }
}

function asApiError(cause: unknown, path: string): ApiError {
  if (!(cause instanceof HTTPError)) {
    return new ApiError('network', `/api/${path} got no answer`, { cause });
  }
  const { status } = cause.response;
  const refusal = cause.data as Partial<ErrorAnswer> | undefined;
  if (!refusal?.message) return new ApiError('http', `Answer ${status}`, { status, cause });
  const { message, code, errors } = refusal;
  return new ApiError('domain', message, { status, code, fields: errors, cause });
}
