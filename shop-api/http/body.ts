import type { Endpoint, Upload } from '../../contract/endpoint.ts';
import { MAX_FRAME_BYTES } from '../../contract/headers.ts';
import { DomainError } from '../domain/errors.ts';
import { readBytes } from './body-bytes.ts';
import { refuseUnstorable } from './text-check.ts';

/** The body of a call as an object, not checked yet. Errors: `bad_request` for anything else. */
export async function readBody(request: Request, row: Endpoint): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, row.upload && limitOf(row.upload));
  const body = row.bodyKind === 'multipart' ? await readForm(request, row, bytes) : readJson(bytes);
  refuseUnstorable(body);
  return body;
}

function readJson(bytes: Uint8Array): Record<string, unknown> {
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('bad_request', 'The body must be a JSON object');
  }
  return value as Record<string, unknown>;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new DomainError('bad_request', 'The body is not valid JSON');
  }
}

function limitOf({ maxBytes, tooLarge }: Upload) {
  return { maxBytes: maxBytes + MAX_FRAME_BYTES, words: tooLarge };
}

/** Fields of a form; a file is refused, unless it is the one that the call takes. */
async function readForm(
  request: Request,
  { upload }: Endpoint,
  bytes: Uint8Array,
): Promise<Record<string, unknown>> {
  const form = await parseForm(request.headers.get('content-type') ?? '', bytes);
  const fields = [...form];
  if (fields.some(([name, value]) => typeof value !== 'string' && name !== upload?.field)) {
    throw new DomainError('bad_request', 'The form must not hold files');
  }
  return Object.fromEntries(fields);
}

async function parseForm(contentType: string, bytes: Uint8Array): Promise<FormData> {
  try {
    const headers = { 'content-type': contentType };
    return await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    throw new DomainError('bad_request', 'The body is not valid multipart/form-data');
  }
}
