import type { CallInput, Endpoint } from '@/contract/endpoint';
import { absolutePath } from '@/contract/endpoint';
import { ApiError } from './api-error';

/** What a call looks like on the wire, before headers. A `body` of text is JSON. */
export interface WireRequest {
  method: string;
  path: string;
  body?: string | FormData;
}

/** The input of any row; `CallInput` ties each part to the row's own types. */
interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Fills a row of the table of calls with one call's input.
 * @throws ApiError not_found, for a path parameter that cannot stand in a path
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
    else if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
}

/** URLs read `.` and `..` as directions, however they are encoded. */
function pathStep(value: unknown): string {
  const text = String(value);
  if (['', '.', '..'].includes(text)) {
    throw new ApiError('domain', 'Not found', { status: 404, code: 'not_found' });
  }
  return encodeURIComponent(text);
}

/** Leaves out what is not given; several values of one name are joined by commas. */
function queryString(query: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') params.set(key, String(text));
  }
  return params.size > 0 ? `?${params}` : '';
}
