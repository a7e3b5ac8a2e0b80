import 'server-only';
import {
  absolutePath,
  type CallAnswer,
  type CallInput,
  type Endpoint,
  fileTypeOf,
} from '@/contract/kit/endpoint';
import { requestMessages } from '@/contract/messages/requests';
import { ApiError } from '@/lib/api-error';
import { isRefused, refusal } from './refusal';

/** One call on the wire, before headers. A `body` of text is JSON. */
export interface WireRequest {
  method: string;
  path: string;
  body?: string | FormData;
}

/** The input of any row; `CallInput` binds each part to the types of the row. */
interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Builds the request of a row of the table of calls from one call's input.
 * @throws ApiError not_found, for a path parameter that is not valid in a path
 */
export function buildRequest<Row extends Endpoint>(row: Row, input: CallInput<Row>): WireRequest {
  const { params = {}, query = {}, body } = input as AnyInput;
  const path = absolutePath(row.path).replace(/\{(\w+)\}/g, (_whole, name: string) =>
    pathStep(params[name]),
  );
  return {
    method: row.method,
    path: path + queryString(query),
    body: body === undefined ? undefined : wireBody(row, body),
  };
}

function wireBody({ bodyKind }: Endpoint, body: unknown): string | FormData {
  if (bodyKind !== 'multipart') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) {
    if (value instanceof Blob) form.set(name, value);
    else if (Array.isArray(value)) for (const file of value) form.append(name, file);
    else if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
}

/** Encodes a path segment. URLs resolve `.` and `..` however they are encoded. */
function pathStep(value: unknown): string {
  const text = String(value);
  if (['', '.', '..'].includes(text)) {
    throw new ApiError('domain', requestMessages.notFound, { status: 404, code: 'not_found' });
  }
  return encodeURIComponent(text);
}

/** Builds a query; omits missing values and joins several values of one name by commas. */
function queryString(query: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') params.set(key, String(text));
  }
  return params.size > 0 ? `?${params}` : '';
}

/**
 * Parses the API's response into the typed answer, a file into an `ArrayBuffer`. Checks its shape.
 * @throws ApiError of any kind
 */
export async function readAnswer<Row extends Endpoint>(
  row: Row,
  response: Response,
): Promise<CallAnswer<Row>> {
  const fileType = fileTypeOf(row);
  if (fileType && response.ok) return (await readFile(response, fileType)) as CallAnswer<Row>;
  const json = await readJson(response);
  const { status } = response;
  if (!response.ok) throw refusal({ status, json, row });
  try {
    return row.answer.validateSync(json, { strict: true }) as CallAnswer<Row>;
  } catch (cause) {
    // A few calls answer `status: false` without a failure, so the shape decides first.
    if (isRefused(json)) throw refusal({ status, json, row });
    throw new ApiError('contract', `${row.path} answered another shape`, { cause });
  }
}

async function readFile(response: Response, type: string): Promise<ArrayBuffer> {
  const { status, headers } = response;
  if (!headers.get('Content-Type')?.startsWith(type)) {
    throw new ApiError('http', `Answer ${status} is no file of type ${type}`, { status });
  }
  return response.arrayBuffer().catch((cause: unknown) => {
    throw new ApiError('network', `Answer ${status} broke off`, { cause });
  });
}

async function readJson(response: Response): Promise<unknown> {
  const { status } = response;
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiError('network', `Answer ${status} broke off`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('http', `Answer ${status} is no JSON`, { status, cause });
  }
}
