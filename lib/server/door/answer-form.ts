import 'server-only';
import { ApiError, messageFor } from '@/lib/api/api-error';
import { routes, safePath } from '@/lib/routes';
import type { OpenSession } from '../open-session';
import type { Flash } from '../session';
import { goTo } from './answers';
import { flashFor } from './flash';
import type { Fields } from './read-fields';

/** The shop's words for a failure, or how to find them. */
export type Words = string | ((error: unknown) => string);

/**
 * Where plain form posts lead when the form does not say. Its `next` is for success; its `from`, the
 * form's own page, for failure. Without any `from` both lead to `next`.
 */
export interface FormWay {
  next?: string;
  from?: string;
  /** The form's page goes on after success: a code has been sent, now it is asked for. */
  staysOnPage?: boolean;
}

interface FormPost {
  opened: OpenSession;
  fields: Fields;
  work: () => Promise<{ message: string; details?: string[]; next?: string }>;
  failure: Words;
  way: FormWay;
}

/** Does the work of a plain form post and sends the browser on, with the outcome as a flash. */
export async function answerForm({ opened, fields, work, failure, way }: FormPost) {
  const next = safePath(fields.values.next, way.next ?? routes.cart());
  const from = safePath(fields.values.from, way.from ?? next);
  const { flash, target } = await work().then(
    ({ next: decided = next, ...said }) =>
      succeeded(said, way.staysOnPage ? from : safePath(decided, next)),
    (error: unknown) => failed({ error, failure, typed: fields.values, target: from }),
  );
  opened.data.flash = flash;
  await opened.save();
  return goTo(target);
}

interface Outcome {
  flash: Flash;
  target: string;
}

function succeeded(said: { message: string; details?: string[] }, target: string): Outcome {
  return { flash: flashFor({ ...said, isError: false, target }, Date.now()), target };
}

interface Failed {
  error: unknown;
  failure: Words;
  typed: Fields['values'];
  target: string;
}

function failed({ error, failure, typed, target }: Failed): Outcome {
  // A fault of the shop's own, not a refusal: it belongs into the log.
  if (!(error instanceof ApiError)) throw error;
  const message = typeof failure === 'string' ? messageFor(error, failure) : failure(error);
  const { fields: errors } = error;
  return { flash: flashFor({ message, isError: true, target, errors, typed }, Date.now()), target };
}
