import 'server-only';
import type { Endpoint } from '@/contract/kit/endpoint';
import {
  changedFigures,
  ERROR_STATUS,
  type ErrorCode,
  type FieldErrors,
  translatableMessage,
} from '@/contract/kit/errors';
import { REASONS, type Reason } from '@/contract/kit/reasons';
import type { TranslatableMessage } from '@/contract/messages/text-with-values';
import { ApiError } from '@/lib/api-error';

/*
 * The specification fixes the fields `status`, `message`, `non_field_errors`, `errors` and `error`,
 * each for some calls, and no error code. The bundled API sends `code` and `reason` with every
 * refusal; another API need not.
 */

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** The first code of each status. */
const CODE_OF_STATUS = new Map<number, ErrorCode>(
  CODES.map((code): [number, ErrorCode] => [ERROR_STATUS[code], code]).reverse(),
);

/** Whether an answer says of itself that the call failed, whatever its HTTP status. */
export function isRefused(json: unknown): json is Record<string, unknown> {
  return isRecord(json) && json.status === false;
}

/** An unsuccessful answer to a call. */
interface Unsuccessful {
  status: number;
  json: unknown;
  row: Endpoint;
}

/** Returns the error of an unsuccessful answer: the API's own words, or that of a proxy. */
export function refusal({ status, json, row }: Unsuccessful): ApiError {
  const message = isTheApis(status, json) ? messageIn(json) : undefined;
  if (message === undefined || !isRecord(json)) {
    return new ApiError('http', `Answer ${status}`, { status });
  }
  const code = CODES.find((known) => known === json.code);
  return new ApiError('domain', message, {
    status,
    code: code ?? codeOf(status, row),
    reason: code && reasonIn(json, code),
    fields: fieldErrorsIn(json),
    figures: figuresIn(json),
    texts: textsIn(json),
  });
}

/** A wrong password is no ended login: only a call that needs a login can say that one ended. */
function codeOf(status: number, { access }: Endpoint): ErrorCode {
  const code = CODE_OF_STATUS.get(status) ?? 'bad_request';
  return code === 'not_logged_in' && access === 'public' ? 'invalid' : code;
}

/** A proxy's fault is JSON at times; the API's own names its status, or blames the request. */
function isTheApis(status: number, json: unknown): json is Record<string, unknown> {
  if (isRefused(json)) return true;
  return isRecord(json) && json.status === undefined && status >= 400 && status < 500;
}

/** Returns the words for the shopper; `non_field_errors` is more exact than `message`. */
function messageIn(json: Record<string, unknown>): string | undefined {
  const [ofField] = Object.values(fieldErrorsIn(json))[0] ?? [];
  return [...textsOf(json.non_field_errors), json.message, json.error, ofField]
    .filter((one) => typeof one === 'string')
    .find((one) => one.trim() !== '');
}

function fieldErrorsIn({ errors }: Record<string, unknown>): FieldErrors {
  if (!isRecord(errors)) return {};
  const found = Object.entries(errors).map(([name, texts]) => [name, textsOf(texts)] as const);
  return Object.fromEntries(found.filter(([, texts]) => texts.length > 0));
}

function reasonIn({ reason }: Record<string, unknown>, code: ErrorCode): Reason | undefined {
  return REASONS[code].find((known) => known === reason);
}

function figuresIn({ details }: Record<string, unknown>) {
  const figures = isRecord(details) ? details.figures : undefined;
  return changedFigures.isValidSync(figures, { strict: true }) ? figures : [];
}

function textsIn({ details }: Record<string, unknown>): TranslatableMessage[] {
  const texts: unknown[] = isRecord(details) && Array.isArray(details.texts) ? details.texts : [];
  return texts.filter((one): one is TranslatableMessage =>
    translatableMessage.isValidSync(one, { strict: true }),
  );
}

function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
