import type { InferType } from 'yup';
import { array, boolean, lazy, mixed, object, string } from 'yup';

/** Every reason the shop API gives for refusing a call, with the HTTP status it travels with. */
export const ERROR_STATUS = {
  bad_request: 400,
  unknown_company: 400,
  not_logged_in: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  /** The visitor has just logged in: the same request, made by the login, will do. */
  visitor_moved: 409,
  too_large: 413,
  unsupported_encoding: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  not_built_yet: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages by field name; nested fields are written `address.city`. */
export const fieldErrors = lazy((value: unknown) =>
  object(
    Object.fromEntries(
      Object.keys((value ?? {}) as object).map((field) => [field, array(string().required())]),
    ),
  ).default(undefined),
);

/** The body of every answer that is not a success. */
export const errorAnswer = object({
  status: boolean().isFalse().required(),
  code: mixed<ErrorCode>()
    .oneOf(Object.keys(ERROR_STATUS) as ErrorCode[])
    .required(),
  message: string().required(),
  /** Present for `invalid` and `bad_request`: messages by field. */
  errors: object().optional(),
  /** Present where the refusal concerns no single field (a failed login): the message again. */
  non_field_errors: array(string().required()).optional(),
});

export type FieldErrors = Record<string, string[]>;
export type ErrorAnswer = Omit<InferType<typeof errorAnswer>, 'errors'> & { errors?: FieldErrors };
