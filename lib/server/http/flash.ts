import 'server-only';
import type { FieldErrors } from '@/contract/kit/errors';
import { requestMessages } from '@/contract/messages/requests';
import { splitLanguage } from '@/contract/shop/languages';
import type { Translate } from '@/lib/language/translate';
import type { Flash } from '@/lib/server/session/session';

interface Outcome {
  message: string;
  details?: string[];
  isError: boolean;
  /** The path, query and hash of the redirect. */
  target: string;
  errors?: FieldErrors;
  /** The submitted fields of the form. */
  typed?: Record<string, unknown>;
  /** Words it in the language of the page: browsers do not have every message of the shop. */
  t: Translate;
}

const FLASH_MS = 15_000;

/** Never stored: credentials, and the fields that control the redirect. */
const NEVER_STORED = /password|otp|captcha|altcha|token|^code$|^second_factor$|^next$|^from$/i;

/*
 * The maximum length of each part; a character takes up to 6 bytes as JSON. With the gift's message
 * and the seal the cookie stays below 4 kB.
 */
const MAX_MESSAGE_LENGTH = 200;
const MAX_ERRORS_BYTES = 400;
const MAX_TYPED_BYTES = 500;
const MAX_DETAILS_BYTES = 900;

/** Returns the flash of a finished form post, with the input that refills a refused form. */
export function flashFor(
  { message, details = [], isError, target, errors, typed, t }: Outcome,
  nowMs: number,
): Flash {
  // Pages ask for it by their path in English.
  const [page = '/'] = splitLanguage(target).path.split(/[?#]/);
  return {
    message: t(message).slice(0, MAX_MESSAGE_LENGTH),
    isError,
    until: nowMs + FLASH_MS,
    page: page.slice(0, MAX_MESSAGE_LENGTH),
    ...(details.length > 0 && {
      details: shortened(
        details.map((one) => t(one)),
        t,
      ),
    }),
    ...fieldWithin('errors', firstOfEach(errors), MAX_ERRORS_BYTES),
    ...fieldWithin('typed', textsOf(typed), MAX_TYPED_BYTES),
  };
}

function firstOfEach(errors: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [name, [first]]));
}

function textsOf(typed: Record<string, unknown> = {}): Record<string, string> {
  const texts = Object.entries(typed).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !NEVER_STORED.test(entry[0]),
  );
  return Object.fromEntries(texts);
}

/** Returns as many sentences as fit, and the number of omitted ones. */
function shortened(details: string[], t: Translate): string[] {
  let bytes = 0;
  const stored = details.filter((one) => {
    bytes += Buffer.byteLength(one);
    return bytes <= MAX_DETAILS_BYTES;
  });
  const left = details.length - stored.length;
  return left > 0 ? [...stored, t.filled(requestMessages.more(left))] : stored;
}

/** Returns a part of the flash; omits it if it is empty or too large for a cookie. */
function fieldWithin(name: string, value: object, maxBytes: number): object {
  const bytes = Buffer.byteLength(JSON.stringify(value));
  return bytes > '{}'.length && bytes <= maxBytes ? { [name]: value } : {};
}
