import 'server-only';
import { commonMessages } from '@/contract/messages/common';
import { ApiError, type FailureAnswer } from '@/lib/api-error';
import { inEnglish, type Translate } from '@/lib/language/translate';
import { logFailure } from '@/lib/server/api/log-failure';
import { translatedFailure } from '@/lib/translated-failure';

/** Personal, but the back/forward cache may store the page, which `no-store` would forbid. */
const PERSONAL = 'private, no-cache';

const UNAVAILABLE = 503;
/** When to ask again, as the API and the edge say it, in seconds. */
const RETRY_AFTER_S = '5';

/** Returns a successful JSON answer. Set `cacheControl` if the answer is the same for everyone. */
export function answer(data: object, cacheControl = PERSONAL): Response {
  return Response.json(data, { headers: { 'Cache-Control': cacheControl } });
}

/**
 * Returns a failure in the shape of the shop API's, so that the browser has one kind of error.
 * @param t words it in the language of the page
 */
export function answerFailure(error: unknown, t: Translate = inEnglish): Response {
  const { status, body } = failure(error, t);
  const headers = new Headers({ 'Cache-Control': PERSONAL });
  if (status === UNAVAILABLE) headers.set('Retry-After', RETRY_AFTER_S);
  return Response.json(body, { status, headers });
}

function failure(error: unknown, t: Translate): { status: number; body: FailureAnswer } {
  if (!(error instanceof ApiError)) throw error;
  logFailure(error);
  const { message, errors: fields, notes } = translatedFailure(error, t);
  const beside = notes.length > 0 ? { notes } : {};
  if (error.kind !== 'domain') {
    const body = {
      status: false as const,
      code: 'unavailable' as const,
      message: t(commonMessages.notAnswering),
    };
    return { status: UNAVAILABLE, body: { ...body, ...beside } };
  }
  const { code = 'bad_request', reason, figures } = error;
  // An API may refuse in an answer of 200, which a browser would take for success.
  const status = error.status && error.status >= 400 ? error.status : 400;
  const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
  const details = figures.length > 0 ? { details: { figures: [...figures] } } : {};
  return {
    status,
    body: { status: false, code, reason, message, ...errors, ...details, ...beside },
  };
}

/** Redirects a plain form post to a page of this site; 303 makes the browser use GET. */
export function redirectTo(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': PERSONAL },
  });
}
