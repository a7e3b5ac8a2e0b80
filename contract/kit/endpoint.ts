import './rule-messages.ts';
import type { InferType, Schema } from 'yup';
import type { Message } from '../messages/text-with-values.ts';
import type { NeededRole } from '../shop/roles.ts';

/**
 * The callers allowed to make a call.
 * - `public`: anyone; a shopper with valid credentials is recognised, expired ones are ignored.
 * - `shopper`: a visitor (header `Visitor`) or a logged-in customer.
 * - `customer`: logged in (header `Authorization: token {token}`).
 * - `staff`: a logged-in customer with the staff or superuser flag.
 */
export type Access = 'public' | 'shopper' | 'customer' | 'staff';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The files that a call accepts. */
export interface Upload {
  field: string;
  /** How many files; with several the field is a list. Default 1. */
  files?: number;
  /** The size of all files together. */
  maxBytes: number;
  /** The message for larger files. */
  tooLarge: Message;
}

/** The media type of each kind of file that a call may answer. */
const FILE_TYPES = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
type FileKind = keyof typeof FILE_TYPES;

/** Returns the media type of a call's file; undefined where it answers JSON. */
export function fileTypeOf({ answerKind = 'json' }: Endpoint): string | undefined {
  return answerKind === 'json' ? undefined : FILE_TYPES[answerKind];
}

/**
 * Who may make a call. One of staff says which role it needs; `of its kind`: that of the thing which
 * the path's `{kind}` names; `of its list`: that of the list of `{desk}`. `withoutFactor`: also before a live shop's second factor is set up.
 */
type Allowed =
  | { access: Exclude<Access, 'staff'>; role?: never; withoutFactor?: never }
  | { access: 'staff'; role: NeededRole | 'of its kind' | 'of its list'; withoutFactor?: true };

interface Row {
  summary: string;
  method: Method;
  path: string;
  /** The message for a caller without visitor id and token, where the specification has one. */
  callerMissing?: string;
  /** Rules of the path's `{names}`. Without it each is an id. */
  params?: Schema;
  /** Rules of the query string; its values arrive as text and are cast. */
  query?: Schema;
  /** Rules of the body; checked without casting, so `"2"` is not a quantity. */
  body?: Schema;
  /** The encoding of the body. Default: JSON. */
  bodyKind?: 'json' | 'multipart';
  /** The size of a body without files. Default: `MAX_BODY_BYTES`. */
  maxBytes?: number;
  /** The one field for files of a multipart body; without it a form with files is refused. */
  upload?: Upload;
  /** The schema of a successful answer; files carry bytes instead. */
  answer: Schema;
  answerKind?: 'json' | FileKind;
  /** HTTP status of success. Default 200. */
  success?: 200 | 201;
  /**
   * An `Idempotency-Key` is ignored: the request holds a password or a code, which must not be
   * stored, and a refused attempt must be counted. Or it holds a file, and a repetition has the same
   * result.
   */
  unkeyed?: true;
  /** A read of staff that counts many rows: a page waits longer for it than for others. */
  takesLong?: true;
}

/** One row of the table of calls. `path` is spelled exactly as in the specification. */
export type Endpoint = Row & Allowed;

/**
 * Whether a call may be repeated under an `Idempotency-Key`: writes of shoppers, with exceptions.
 * Public calls may not, because a login's answer holds a token and is not stored.
 */
export function isKeyed(row: Endpoint): boolean {
  return row.method !== 'GET' && row.access !== 'public' && !row.unkeyed;
}

/** Preserves the literal types of a row, so that paths and schemas can be inferred from it. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

/** The `{names}` in a path: `PathParams<'/cart/{id}/'>` is `'id'`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

type InputSection<Key extends string, S> = S extends Schema
  ? { [K in Key]: InferType<S> }
  : unknown;

type Params<Path extends string> = [PathParams<Path>] extends [never]
  ? unknown
  : { params: { [Name in PathParams<Path>]: string | number } };

/** The input of a call: path parameters, query and body, each only where the call has one. */
export type CallInput<Row extends Endpoint> = Params<Row['path']> &
  InputSection<'query', Row['query']> &
  InputSection<'body', Row['body']>;

/** The answer of a successful call. */
export type CallAnswer<Row extends Endpoint> = InferType<Row['answer']>;

/** Returns the path with a leading slash, which the specification omits in a few calls. */
export function absolutePath(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
