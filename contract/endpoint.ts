import type { InferType, Schema } from 'yup';

/**
 * Who may make a call.
 * - `public`: anyone; a shopper who names himself is recognised, an outdated name is ignored.
 * - `shopper`: a visitor (header `Visitor`) or a logged-in customer.
 * - `customer`: logged in (header `Authorization: token {token}`).
 * - `staff`: a logged-in customer with the staff or superuser flag.
 */
export type Access = 'public' | 'shopper' | 'customer' | 'staff';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A file that a call takes. */
export interface Upload {
  field: string;
  maxBytes: number;
  /** What whoever sends more is told. */
  tooLarge: string;
}

/** One row of the table of calls. `path` stands exactly as the specification writes it. */
export interface Endpoint {
  summary: string;
  method: Method;
  path: string;
  access: Access;
  /** Rules of the path's `{names}`. Without it each is an id. */
  params?: Schema;
  /** Rules of the query string; its values arrive as text and are cast. */
  query?: Schema;
  /** Rules of the body; checked without casting, so `"2"` is not a quantity. */
  body?: Schema;
  /** How the body travels. Default: JSON. */
  bodyKind?: 'json' | 'multipart';
  /** The one field of a multipart body that is a file; without it a form with files is refused. */
  upload?: Upload;
  /** What a successful answer looks like; `application/pdf` answers carry bytes instead. */
  answer: Schema;
  answerKind?: 'json' | 'pdf';
  /** HTTP status of success. Default 200. */
  success?: 200 | 201;
  /**
   * An `Idempotency-Key` is ignored: what was asked holds a password, which leaves no trace, and a
   * refusal leaves its count. Or it holds a file, and asking twice comes to the same.
   */
  unkeyed?: true;
}

/** Whether a call may be repeated under an `Idempotency-Key`: writes of shoppers, with exceptions. */
export function isKeyed(row: Endpoint): boolean {
  return row.method !== 'GET' && row.access !== 'public' && !row.unkeyed;
}

/** Keeps the literal types of a row, so that paths and schemas can be read back from the table. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

/** The `{names}` in a path: `PathParams<'/cart/{id}/'>` is `'id'`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

type Part<Key extends string, S> = S extends Schema ? { [K in Key]: InferType<S> } : unknown;

type Params<Path extends string> = [PathParams<Path>] extends [never]
  ? unknown
  : { params: { [Name in PathParams<Path>]: string | number } };

/** What a caller gives: path parameters, query and body, each only where the call has one. */
export type CallInput<Row extends Endpoint> = Params<Row['path']> &
  Part<'query', Row['query']> &
  Part<'body', Row['body']>;

/** What a successful call answers. */
export type CallAnswer<Row extends Endpoint> = InferType<Row['answer']>;

/** The path with a leading slash: the specification writes a few calls without one. */
export function absolutePath(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
