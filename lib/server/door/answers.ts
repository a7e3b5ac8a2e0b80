import 'server-only';
import type { ErrorAnswer } from '@/contract/errors';
import { ApiError, NOT_ANSWERING } from '@/lib/api/api-error';

/** Personal, yet the page that fetched it may be kept for the back button, which `no-store` forbids. */
const PERSONAL = 'private, no-cache';

/** A successful JSON answer. `cacheControl` is given where the answer is the same for everyone. */
export function answer(data: object, cacheControl = PERSONAL): Response {
  return Response.json(data, { headers: { 'Cache-Control': cacheControl } });
}

/** A failure in the same shape as the shop API's own, so that the browser reads one kind of error. */
export function answerFailure(error: unknown): Response {
  const { status, body } = failure(error);
  return Response.json(body, { status, headers: { 'Cache-Control': PERSONAL } });
}

function failure(error: unknown): { status: number; body: ErrorAnswer } {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind !== 'domain') {
    const body = { status: false as const, code: 'unavailable' as const, message: NOT_ANSWERING };
    return { status: 503, body };
  }
  const { status = 400, code = 'bad_request', message, fields } = error;
  const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
  return { status, body: { status: false, code, message, ...errors } };
}

/** Sends a plain form post on to a page of this site; 303 makes the browser fetch it by GET. */
export function goTo(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': PERSONAL },
  });
}
