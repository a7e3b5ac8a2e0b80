import type { ErrorCode, FieldErrors } from '@/contract/errors';

/**
 * Why a call failed.
 * - `network`: no answer in time. - `http`: an answer that is not the API's own.
 * - `domain`: the API refused, with its code, message and fields. - `contract`: an answer of another shape.
 */
export type ApiErrorKind = 'network' | 'http' | 'domain' | 'contract';

interface Details {
  status?: number;
  code?: ErrorCode;
  fields?: FieldErrors;
  cause?: unknown;
}

/** What the storefront says while the shop API does not answer. */
export const NOT_ANSWERING = 'The shop is not answering just now. Please try again.';

/** The one error that leaves the API client. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly fields: FieldErrors;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
  }
}

/** The words a shopper reads: the server's own where it spoke, else the specification's for the situation. */
export function messageFor(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.kind === 'domain' ? error.message : fallback;
}
