import 'server-only';
import type { FieldErrors } from '@/contract/errors';
import type { Flash } from '../session';

interface Outcome {
  message: string;
  details?: string[];
  isError: boolean;
  /** The path, query and hash that the browser is sent to. */
  target: string;
  errors?: FieldErrors;
  /** The fields of the form. */
  typed?: Record<string, unknown>;
}

const FLASH_MS = 15_000;

/** Never sent back: what proves who somebody is, and what steers the form. */
const KEPT_BACK = /password|otp|captcha|altcha|token|^next$|^from$/i;

/*
 * Most letters of each part; a letter takes up to 6 bytes as JSON. With the gift's message and the
 * seal around it the cookie stays below 4 kB.
 */
const MOST_MESSAGE = 200;
const MOST_ERRORS_BYTES = 400;
const MOST_TYPED_BYTES = 500;
const MOST_DETAILS_BYTES = 900;

/** The message of a form post that has ended, with what the form needs to be shown filled in again. */
export function flashFor(
  { message, details, isError, target, errors, typed }: Outcome,
  nowMs: number,
): Flash {
  const [page = '/'] = target.split(/[?#]/);
  return {
    message: message.slice(0, MOST_MESSAGE),
    isError,
    until: nowMs + FLASH_MS,
    page: page.slice(0, MOST_MESSAGE),
    ...(details && { details: shortened(details) }),
    ...part('errors', firstOfEach(errors), MOST_ERRORS_BYTES),
    ...part('typed', textsOf(typed), MOST_TYPED_BYTES),
  };
}

function firstOfEach(errors: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [name, [first]]));
}

function textsOf(typed: Record<string, unknown> = {}): Record<string, string> {
  const texts = Object.entries(typed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !KEPT_BACK.test(entry[0]),
  );
  return Object.fromEntries(texts);
}

/** As many sentences as there is room for, and how many more there were. */
function shortened(details: string[]): string[] {
  let bytes = 0;
  const kept = details.filter((one) => {
    bytes += Buffer.byteLength(one);
    return bytes <= MOST_DETAILS_BYTES;
  });
  const left = details.length - kept.length;
  return left > 0 ? [...kept, `And ${left} more.`] : kept;
}

/** A part of the flash; left out where there is none, or too much for a cookie. */
function part(name: string, value: object, mostBytes: number): object {
  const bytes = Buffer.byteLength(JSON.stringify(value));
  return bytes > '{}'.length && bytes <= mostBytes ? { [name]: value } : {};
}
