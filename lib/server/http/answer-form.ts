import 'server-only';
import type { Message } from '@/contract/messages/text-with-values';
import { ApiError, messageFor } from '@/lib/api-error';
import type { Translate } from '@/lib/language/translate';
import { routes, safePath } from '@/lib/routes';
import { logFailure } from '@/lib/server/api/log-failure';
import type { OpenSession } from '@/lib/server/session/open-session';
import type { Flash } from '@/lib/server/session/session';
import { onSurface, type Surface, surfaceOf } from '@/lib/surface';
import { messageTranslator, translatedFailure } from '@/lib/translated-failure';
import { redirectTo } from './answers';
import type { Fields } from './fields';
import { flashFor } from './flash';

/** The shop's message for a failure, or a function that returns it. */
export type FailureMessage = string | ((error: unknown) => Message);

/**
 * The default redirects of plain form posts, in English: the shopper stays in the language of the
 * form's page. A form's `next` is for success; its `from`, the form's own page, for failure. Without
 * any `from` both lead to `next`.
 */
export interface FormReturn {
  next?: string;
  from?: string;
  /** The form's page continues after success: a code was sent, and the page now asks for it. */
  staysOnPage?: boolean;
}

interface FormPost {
  opened: OpenSession;
  fields: Fields;
  work: () => Promise<{ message: string; details?: string[]; next?: string }>;
  failure: FailureMessage;
  returnTo: FormReturn;
  /** That of the form's page. */
  surface: Surface;
  /** Words the outcome in the language of the page. */
  t: Translate;
}

/** Performs a plain form post and redirects the browser, with the outcome as a flash. */
export async function answerForm(post: FormPost) {
  const { opened, fields, work, failure, returnTo, surface, t } = post;
  const staying = (path: string) => (surfaceOf(path) === 'web' ? onSurface(path, surface) : path);
  const next = safePath(fields.values.next, staying(returnTo.next ?? routes.cart()));
  const from = safePath(fields.values.from, staying(returnTo.from ?? next));
  const { flash, target } = await work().then(
    ({ next: decided = next, ...said }) =>
      succeeded({ ...said, t }, returnTo.staysOnPage ? from : safePath(staying(decided), next)),
    (error: unknown) => failed({ error, failure, typed: fields.values, target: from, t }),
  );
  opened.data.flash = flash;
  await opened.save();
  return redirectTo(target);
}

interface Outcome {
  flash: Flash;
  target: string;
}

function succeeded(
  said: { message: string; details?: string[]; t: Translate },
  target: string,
): Outcome {
  return { flash: flashFor({ ...said, isError: false, target }, Date.now()), target };
}

interface Failed {
  error: unknown;
  failure: FailureMessage;
  typed: Fields['values'];
  target: string;
  t: Translate;
}

function failed({ error, failure, typed, target, t }: Failed): Outcome {
  // An internal fault, not a refusal: rethrown, so that it is logged.
  if (!(error instanceof ApiError)) throw error;
  logFailure(error);
  const message = typeof failure === 'string' ? messageFor(error, failure) : failure(error);
  const { errors, notes } = translatedFailure(error, t);
  const outcome = { message: messageTranslator(error, t)(message), details: notes, errors, t };
  return { flash: flashFor({ ...outcome, isError: true, target, typed }, Date.now()), target };
}
