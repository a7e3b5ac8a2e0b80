import type {
  ChangedFigure,
  ErrorAnswer,
  ErrorCode,
  FieldErrors,
  NewerVersion,
} from '@/contract/kit/errors';
import type { Reason } from '@/contract/kit/reasons';
import {
  englishText,
  type Message,
  type TranslatableMessage,
  translatableMessages,
} from '@/contract/messages/text-with-values';

/**
 * The reason why a call failed.
 * - `offline`: the browser has no connection, so nothing was sent.
 * - `cookies`: the browser stores no cookies, so a write of the session is lost.
 * - `network`: no answer in time. - `http`: an answer that is not the API's own.
 * - `domain`: the API refused, with its code, message and fields.
 * - `contract`: an answer of another shape.
 */
export type ApiErrorKind = 'offline' | 'cookies' | 'network' | 'http' | 'domain' | 'contract';

interface Details {
  status?: number;
  code?: ErrorCode;
  /** The rule that refused. */
  reason?: Reason;
  fields?: FieldErrors;
  /** The figures that have changed since they were displayed. */
  figures?: readonly ChangedFigure[];
  /** What somebody else has saved since an entry of a desk was read. */
  newer?: NewerVersion;
  /** Those of the messages that have values. */
  texts?: readonly TranslatableMessage[];
  /** Additional sentences of the storefront, displayed beside the message. */
  notes?: readonly string[];
  /** The request id; an error page displays it, since Next.js passes on an error's digest. */
  digest?: string;
  cause?: unknown;
}

/**
 * The body of every unsuccessful answer of `/api/*`: the shop API's own, with the notes beside its
 * message. A refusal of the storefront itself may have no reason.
 */
export interface FailureAnswer extends Omit<ErrorAnswer, 'reason'> {
  reason?: Reason;
  notes?: readonly string[];
}

/** The only error that the API client throws. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly reason: Reason | undefined;
  readonly fields: FieldErrors;
  readonly figures: readonly ChangedFigure[];
  readonly newer: NewerVersion | undefined;
  readonly texts: readonly TranslatableMessage[];
  readonly notes: readonly string[];
  digest: string | undefined;

  constructor(kind: ApiErrorKind, said: Message, details: Details = {}) {
    super(englishText(said), { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.reason = details.reason;
    this.fields = details.fields ?? {};
    this.figures = details.figures ?? [];
    this.newer = details.newer;
    this.texts = details.texts ?? translatableMessages([said]);
    this.notes = details.notes ?? [];
    this.digest = details.digest;
  }
}

/** Whether the browser itself is the reason: it is offline or stores no cookies. */
export function isOfBrowser(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'cookies');
}

/** Whether no answer came, or none of the shop: what was sent may be done or not. */
export function hasNoAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'network';
}

/** Whether an error has words for the shopper: the API refused, or the browser is the reason. */
export function isReasoned(error: unknown): error is ApiError {
  return isOfBrowser(error) || (error instanceof ApiError && error.kind === 'domain');
}

/** Returns the server's message where it gave one, else the specification's fallback. */
export function messageFor(error: unknown, fallback: string): string {
  return isReasoned(error) ? error.message : fallback;
}

/** Returns the additional sentences for the shopper, displayed beside the message. */
export function notesOf(error: unknown): readonly string[] {
  return error instanceof ApiError ? error.notes : [];
}

/** Whether a call was refused because the login has ended or the API does not know the shopper. */
export function isNotLoggedIn(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'not_logged_in';
}

/** Whether a call was refused because the item does not exist or belongs to another shopper. */
export function isNotFound(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'not_found';
}

/** Returns the answer of a call, or null if the item does not exist. @throws ApiError */
export async function foundOrNull<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
