import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { MAX_BODY_BYTES, MAX_FRAME_BYTES } from '../../contract/kit/headers.ts';
import { requestMessages } from '../../contract/messages/requests.ts';
import type { Message } from '../../contract/messages/text-with-values.ts';
import { DomainError } from '../domain/kernel/errors.ts';

const MAX_DEPTH = 20;

/**
 * Refuses values that no form sends and no table can store: texts with a NUL or half a surrogate
 * pair, and JSON nested deeper than 20 levels. Errors: `bad_request`.
 */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) {
    throw new DomainError('bad_request', 'body_nested_too_deeply', 'The body is nested too deeply');
  }
  if (typeof value === 'string') refuseUnstorableText(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return;
  for (const [name, inner] of Object.entries(value)) {
    refuseUnstorableText(name);
    refuseUnstorable(inner, depth + 1);
  }
}

function refuseUnstorableText(text: string): void {
  if (isStorable(text)) return;
  throw new DomainError(
    'bad_request',
    'text_not_unicode',
    'The request holds text that is not valid Unicode',
  );
}

/** Whether a table can store a text: without NUL and half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The size limit of a body, and the message above it. */
interface BodyLimit {
  maxBytes: number;
  message: Message;
}

const PLAIN: BodyLimit = limitOf({ maxBytes: MAX_BODY_BYTES });

/**
 * Reads the bytes of a request and counts them while they arrive, so that a body without a length
 * is limited as well. Errors: `too_large` above the limit, `unsupported_encoding` for a compressed
 * body.
 */
export async function readBodyBytes(request: Request, limit = PLAIN): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding');
  if (encoding && encoding !== 'identity') {
    throw new DomainError(
      'unsupported_encoding',
      'body_compressed',
      'Send the body without Content-Encoding',
    );
  }
  const { maxBytes, message } = limit;
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(message);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(message);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function tooLarge(message: Message): DomainError {
  return new DomainError('too_large', 'body_too_large', message);
}

/**
 * Returns the body of a call as an object, not checked yet. Errors: `bad_request` for anything
 * else.
 */
export async function readBody(request: Request, row: Endpoint): Promise<Record<string, unknown>> {
  const bytes = await readBodyBytes(request, limitOf(row));
  const body = row.bodyKind === 'multipart' ? await readForm(request, row, bytes) : readJson(bytes);
  refuseUnstorable(body);
  return body;
}

function readJson(bytes: Uint8Array): Record<string, unknown> {
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('bad_request', 'body_not_an_object', requestMessages.notAnObject);
  }
  return value as Record<string, unknown>;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new DomainError('bad_request', 'body_not_json', 'The body is not valid JSON');
  }
}

function limitOf({ upload, maxBytes = MAX_BODY_BYTES }: Pick<Endpoint, 'upload' | 'maxBytes'>) {
  if (upload) return { maxBytes: upload.maxBytes + MAX_FRAME_BYTES, message: upload.tooLarge };
  return { maxBytes, message: `The body is larger than ${maxBytes / 1000} kB` };
}

/** Reads the fields of a form; refuses files, unless they are those that the call takes. */
async function readForm(
  request: Request,
  { upload }: Endpoint,
  bytes: Uint8Array,
): Promise<Record<string, unknown>> {
  const form = await parseForm(request.headers.get('content-type') ?? '', bytes);
  const fields = [...form];
  if (fields.some(([name, value]) => typeof value !== 'string' && name !== upload?.field)) {
    throw new DomainError('bad_request', 'form_holds_files', 'The form must not hold files');
  }
  const values: Record<string, unknown> = Object.fromEntries(fields);
  if (upload?.files) values[upload.field] = filesOf(form, upload.field, upload.files);
  return values;
}

/** Returns the files of a field, and one more than allowed at most: the rules refuse that one. */
function filesOf(form: FormData, field: string, max: number): unknown[] {
  return form.getAll(field).slice(0, max + 1);
}

async function parseForm(contentType: string, bytes: Uint8Array): Promise<FormData> {
  try {
    const headers = { 'content-type': contentType };
    return await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    throw new DomainError(
      'bad_request',
      'body_not_a_form',
      'The body is not valid multipart/form-data',
    );
  }
}
