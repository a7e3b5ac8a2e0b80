import 'server-only';
import ky, { HTTPError, type KyInstance } from 'ky';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { CallAnswer, CallInput, Endpoint } from '@/contract/kit/endpoint';
import {
  COMPANY_HEADER,
  IDEMPOTENCY_HEADER,
  LANGUAGE_HEADER,
  LOGIN_HEADER,
  LOGIN_SCHEME,
  REQUEST_ID_HEADER,
  VISITOR_HEADER,
} from '@/contract/kit/headers';
import type { Language } from '@/contract/shop/languages';
import { ApiError } from '@/lib/api-error';
import { noteAbsence } from '@/lib/server/api/api-absence';
import { refusal } from '@/lib/server/api/refusal';
import { untilAborted } from '@/lib/server/api/until-aborted';
import { buildRequest, readAnswer } from '@/lib/server/api/wire-format';
import { serverConfig } from '@/lib/server/config';
import { currentRequestId } from '@/lib/server/session/request-id';

/** The caller's identity; both fields come only from the sealed session. */
interface Caller {
  visitorId?: string;
  token?: string;
}

interface CallOptions {
  /** Anonymous if omitted. */
  caller?: Caller;
  /** A write that is repeated under the same key changes nothing the second time. */
  idempotencyKey?: string;
  /** The shopper's network address, by which the API limits attempts. */
  address?: string;
  /** The user agent of the shopper's browser. */
  agent?: string | undefined;
  /** The language of the shopper's pages, in which messages to them are written. */
  language?: Language | undefined;
  /** Ends the call before its own limit: the limit of the whole request. */
  signal?: AbortSignal;
}

type Table = typeof endpoints;

const READ_LIMIT_MS = 3_000;
/** Less than the edge waits for a page. */
const LONG_READ_LIMIT_MS = 12_000;
const WRITE_LIMIT_MS = 10_000;
/** During prerendering the build itself uses the machine. */
const BUILD_LIMIT_MS = 20_000;

/** The status codes of a proxy while the API is temporarily unavailable. */
const AWAY = [502, 503, 504];

let client: KyInstance | undefined;

/** Without redirects and brotli: see docs/decisions/0006. Retries only reads, once. */
function shopApi(): KyInstance {
  client ??= ky.create({
    // ky retries only the errors that it would throw.
    throwHttpErrors: (status) => AWAY.includes(status),
    // A call's own signal covers the whole answer; ky's timeout ends at the headers.
    timeout: false,
    redirect: 'error',
    cache: 'no-store',
    headers: { Accept: 'application/json', 'Accept-Encoding': 'gzip, identity' },
    retry: { limit: 1, methods: ['get'], statusCodes: AWAY, afterStatusCodes: [] },
  });
  return client;
}

function identity({ token, visitorId }: Caller): Record<string, string> {
  if (token) return { [LOGIN_HEADER]: `${LOGIN_SCHEME} ${token}` };
  return visitorId ? { [VISITOR_HEADER]: visitorId } : {};
}

/** Returns the headers of a call: whose it is, and under which request id. */
export function callHeaders(
  { caller = {}, idempotencyKey, address, agent, language }: Omit<CallOptions, 'signal'>,
  requestId: string,
): Record<string, string> {
  return {
    [COMPANY_HEADER]: String(serverConfig().companyId),
    [REQUEST_ID_HEADER]: requestId,
    ...identity(caller),
    ...(idempotencyKey ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {}),
    ...(address ? { 'X-Forwarded-For': address } : {}),
    ...(agent ? { 'User-Agent': agent } : {}),
    ...(language ? { [LANGUAGE_HEADER]: language } : {}),
  };
}

function timeLimitFor({ method, takesLong }: Endpoint): number {
  if (process.env.NEXT_PHASE === 'phase-production-build') return BUILD_LIMIT_MS;
  if (method !== 'GET') return WRITE_LIMIT_MS;
  return takesLong ? LONG_READ_LIMIT_MS : READ_LIMIT_MS;
}

function endOf(row: Endpoint, request?: AbortSignal): AbortSignal {
  const own = AbortSignal.timeout(timeLimitFor(row));
  return request ? AbortSignal.any([own, request]) : own;
}

/**
 * Makes one call of the contract's table.
 * @throws ApiError for every failure; its digest is the request id in the log of the API
 */
export async function callShopApi<Name extends EndpointName>(
  name: Name,
  input: CallInput<Table[Name]>,
  options: CallOptions = {},
): Promise<CallAnswer<Table[Name]>> {
  const row = endpoints[name];
  const { method, path, body } = buildRequest(row, input as CallInput<typeof row>);
  const { apiBaseUrl } = serverConfig();
  const requestId = currentRequestId() ?? crypto.randomUUID();
  try {
    return await untilAborted(endOf(row, options.signal), async (signal) => {
      const response = await shopApi()(apiBaseUrl + path, {
        method,
        body,
        signal,
        headers: {
          ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
          ...callHeaders(options, requestId),
        },
      });
      return (await readAnswer(row, response)) as CallAnswer<Table[Name]>;
    });
  } catch (cause) {
    const error = asApiError(cause, row);
    error.digest = requestId;
    if (error.kind !== 'domain' || AWAY.includes(error.status ?? 0)) noteAbsence();
    throw error;
  }
}

function asApiError(cause: unknown, row: Endpoint): ApiError {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof HTTPError) {
    return refusal({ status: cause.response.status, json: cause.data, row });
  }
  return new ApiError('network', `${row.method} ${row.path} got no answer`, { cause });
}
