import type { CallInput, Endpoint } from '@/contract/endpoint';
import { absolutePath } from '@/contract/endpoint';

/** What a call looks like on the wire, before headers. `body` is JSON text. */
export interface WireRequest {
  method: string;
  path: string;
  body?: string;
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

function queryString(query: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') params.set(key, String(text));
  }
  return params.size ? `?${params}` : '';
}

/** Fills a row of the table of calls with one call's input. Path parameters are encoded. */
export function buildRequest<Row extends Endpoint>(row: Row, input: CallInput<Row>): WireRequest {
  const { params = {}, query = {}, body } = input as Loose;
  const path = absolutePath(row.path).replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return {
    method: row.method,
    path: path + queryString(query),
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}
