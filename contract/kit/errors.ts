import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { TranslatableMessage } from '../messages/text-with-values.ts';
import { REASONS, type Reason } from './reasons.ts';
import { rupees } from './shapes.ts';

/** Every error code of the shop API, with its HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  unknown_company: 400,
  not_logged_in: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  /** The visitor has just logged in: the same request succeeds with the login token. */
  visitor_moved: 409,
  too_large: 413,
  unsupported_encoding: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<keyof typeof REASONS, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The figures of an order that are compared with the displayed ones. */
export const FIGURES = [
  'goods',
  'discount',
  'shipping',
  'tax',
  'gift_voucher',
  'amount',
  /** The price of one product in an order that is accepted later. */
  'price',
] as const;

/** A figure that differs from the displayed one, both in rupees. */
export const changedFigure = object({
  name: mixed<(typeof FIGURES)[number]>().oneOf(FIGURES).required(),
  /** The product's name, beside `price`. */
  product: string().optional(),
  displayed: rupees(),
  now: rupees(),
});
export type ChangedFigure = InferType<typeof changedFigure>;

/** The figures that differ, in the order of the bill. */
export const changedFigures = array(changedFigure).required();

/** A message of an answer that has values: as it was sent, and what a translator needs. */
export const translatableMessage = object({
  message: string().required(),
  text: string().required(),
  values: object().required(),
});

/** The body of every error answer. */
export const errorAnswer = object({
  status: boolean().isFalse().required(),
  code: mixed<ErrorCode>()
    .oneOf(Object.keys(ERROR_STATUS) as ErrorCode[])
    .required(),
  /** The rule that refused, for machines: one of the reasons of the code. */
  reason: mixed<Reason>().oneOf(Object.values(REASONS).flat()).required(),
  message: string().required(),
  /** Present for `invalid` and `bad_request`: messages by field. */
  errors: object().optional(),
  /** Present where the refusal concerns no single field, and for a login: the message again. */
  non_field_errors: array(string().required()).optional(),
  /** Present for a refused `DELETE`: the message again. */
  error: string().optional(),
  /**
   * `figures` is present for `prices_changed`: those that differ, in the order of the bill. `texts`
   * has every message above that has values, so that it can be said in another language. The others
   * are present for `changed_meanwhile`: see `NewerVersion`.
   */
  details: object({
    figures: array(changedFigure).optional(),
    texts: array(translatableMessage).optional(),
    version: number().optional(),
    by: string().optional(),
    at: string().optional(),
    current: object().default(undefined).optional(),
  })
    .default(undefined)
    .optional(),
});

export type FieldErrors = Record<string, string[]>;

/** What somebody else has saved since an entry was read. */
export interface NewerVersion {
  version: number;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The whole entry as it is now. */
  current: object;
}
export interface ErrorAnswer
  extends Omit<InferType<typeof errorAnswer>, 'errors' | 'details' | 'reason'> {
  reason: Reason;
  errors?: FieldErrors;
  details?: { figures?: ChangedFigure[]; texts?: TranslatableMessage[] } & Partial<NewerVersion>;
}
