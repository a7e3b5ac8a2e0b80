import 'server-only';
import { type Endpoint, fileTypeOf } from '@/contract/kit/endpoint';
import { IDEMPOTENCY_HEADER, MAX_BODY_BYTES, MAX_FRAME_BYTES } from '@/contract/kit/headers';
import { requestMessages } from '@/contract/messages/requests';
import { ApiError } from '@/lib/api-error';
import { deskApi } from '@/lib/api-routes/desk';
import { logFailure } from '@/lib/server/api/log-failure';
import { callHeaders } from '@/lib/server/api/shop-api';
import { LoginRequired } from '@/lib/server/api/shopper-call';
import { staffCall } from '@/lib/server/api/staff-row';
import { untilAborted } from '@/lib/server/api/until-aborted';
import { serverConfig } from '@/lib/server/config';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { type OpenSession, openSession } from '@/lib/server/session/open-session';
import { currentRequestId } from '@/lib/server/session/request-id';
import { answerFailure } from './answers';
import { readBytes } from './body';
import { withHeaders } from './handle-read';
import { passedThrough, withinIdle } from './idle-limit';
import { pageLanguage } from './page-language';
import { assertSameOrigin } from './same-origin';

const CALL_LIMIT_MS = 10_000;
/** A file of 50 MB over a slow line, and what is done with it. */
const UPLOAD_LIMIT_MS = 120_000;
/** An export may take minutes; its sender may not rest for longer than this. */
const FILE_IDLE_MS = 30_000;
const NO_LOGIN = 401;

/** What a desk reads of an answer beside its body. */
const ANSWERED = ['Content-Type', 'Content-Disposition', 'Retry-After'];

/**
 * Forwards a call of the desk as this member of staff, `/api/desk/brands/12` to `/staff/brands/12/`.
 * Only calls that the contract opens to staff pass, with bodies of its kind and size; the API
 * decides who is staff. Answers and refusals come back as the API gave them.
 */
export async function forwardDesk(request: Request): Promise<Response> {
  const cookies = new Headers();
  try {
    if (request.method !== 'GET') assertSameOrigin(request, serverConfig());
    const { pathname, search } = new URL(request.url);
    const call = staffCall(request.method, pathname.replace(deskApi.call(''), ''));
    if (!call) throw refused(404, 'not_found', requestMessages.noSuchCall);
    const opened = await openSession(request, cookies);
    if (!opened.data.token) throw new LoginRequired();
    const body = await bodyOf(request, call.row);
    const answer = await send({ request, row: call.row, path: call.path + search, body, opened });
    if (answer.status === NO_LOGIN) await endLogin(opened);
    return withHeaders(cookies, answer);
  } catch (error) {
    return answerFailure(error);
  }
}

function refused(status: number, code: ApiError['code'], message: string): ApiError {
  return new ApiError('domain', message, { status, code });
}

/** A form of another site can send neither JSON nor, without its origin, files. */
async function bodyOf(request: Request, row: Endpoint): Promise<Buffer<ArrayBuffer> | null> {
  if (!row.body) return null;
  const kind = row.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  const type = request.headers.get('Content-Type')?.toLowerCase() ?? '';
  if (!type.startsWith(kind) || request.headers.has('Content-Encoding'))
    throw refused(415, 'unsupported_encoding', `Send ${kind}`);
  const { upload, maxBytes = MAX_BODY_BYTES } = row;
  return upload
    ? readBytes(request, {
        maxBytes: upload.maxBytes + MAX_FRAME_BYTES,
        message: upload.tooLarge,
      })
    : readBytes(request, { maxBytes, message: requestMessages.tooLarge });
}

interface Sending {
  request: Request;
  row: Endpoint;
  path: string;
  body: Buffer<ArrayBuffer> | null;
  opened: OpenSession;
}

async function send({ request, row, path, body, opened }: Sending): Promise<Response> {
  const requestId = currentRequestId() ?? crypto.randomUUID();
  const type = request.headers.get('Content-Type');
  const options = {
    caller: { token: opened.data.token },
    address: clientAddressOf(request),
    agent: request.headers.get('User-Agent') ?? undefined,
    language: pageLanguage(request),
    idempotencyKey: request.headers.get(IDEMPOTENCY_HEADER) ?? undefined,
  };
  const headers = {
    ...callHeaders(options, requestId),
    ...(body && type ? { 'Content-Type': type } : {}),
  };
  const url = serverConfig().apiBaseUrl + path;
  const init = { method: row.method, body, headers, cache: 'no-store', redirect: 'error' } as const;
  try {
    if (fileTypeOf(row)) {
      const answer = await withinIdle(fetch(url, init), FILE_IDLE_MS);
      return await passedOn(answer, row, requestId);
    }
    const limit = AbortSignal.timeout(row.upload ? UPLOAD_LIMIT_MS : CALL_LIMIT_MS);
    return await untilAborted(limit, async (signal) =>
      passedOn(await fetch(url, { ...init, signal }), row, requestId),
    );
  } catch (cause) {
    throw cause instanceof ApiError ? cause : noAnswer(row, requestId, cause);
  }
}

/**
 * Returns an answer of the API: a file while it comes, anything else when it is whole.
 * @throws ApiError for an answer that is not the API's own, as of a proxy
 */
async function passedOn(answer: Response, row: Endpoint, requestId: string): Promise<Response> {
  const { status } = answer;
  const type = answer.headers.get('Content-Type') ?? '';
  const fileType = answer.ok ? fileTypeOf(row) : undefined;
  const own = fileType ?? 'application/json';
  if (!type.startsWith(own)) throw new ApiError('http', `Answer ${status}`, { status });
  const headers = new Headers({ 'Cache-Control': 'private, no-cache' });
  for (const name of ANSWERED) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  const body =
    fileType && answer.body
      ? passedThrough(answer.body, {
          idleMs: FILE_IDLE_MS,
          onCut: (cause) => logFailure(noAnswer(row, requestId, cause)),
        })
      : await answer.arrayBuffer();
  return new Response(body, { status, headers });
}

function noAnswer(row: Endpoint, requestId: string, cause: unknown): ApiError {
  const failed = new ApiError('network', `${row.method} ${row.path} got no answer`, { cause });
  failed.digest = requestId;
  return failed;
}

/** The pages find no login then, and lead to it. */
async function endLogin(opened: OpenSession): Promise<void> {
  opened.data.token = undefined;
  opened.data.customer = undefined;
  await opened.saveLogin();
}
