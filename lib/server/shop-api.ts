import 'server-only';
import type { KyInstance } from 'ky';
import ky, { HTTPError } from 'ky';
import type { CallAnswer, CallInput } from '@/contract/endpoint';
import type { EndpointName } from '@/contract/endpoints';
import { endpoints } from '@/contract/endpoints';
import {
  COMPANY_HEADER,
  IDEMPOTENCY_HEADER,
  LOGIN_HEADER,
  LOGIN_SCHEME,
  VISITOR_HEADER,
} from '@/contract/headers';
import { ApiError } from '@/lib/api/api-error';
import { readAnswer, refusal } from '@/lib/api/read-answer';
import { buildRequest } from '@/lib/api/request';
import { serverConfig } from './config';

/** Who asks; both fields come from the sealed session only. */
export interface Caller {
  visitorId?: string;
  token?: string;
}

interface CallOptions {
  /** Nobody, where it is left out. */
  caller?: Caller;
  /** Repeated under the same key a write changes nothing the second time. */
  idempotencyKey?: string;
  /** The shopper's network address; the API counts attempts by it. */
  address?: string;
}

type Table = typeof endpoints;

const READ_LIMIT_MS = 3_000;
const WRITE_LIMIT_MS = 10_000;
/** While pages are prerendered the machine is busy with the build itself. */
const BUILD_LIMIT_MS = 20_000;

/** What a proxy answers while the API is away for a moment. */
const AWAY = [502, 503, 504];

let client: KyInstance | undefined;

/** No redirects and no brotli: see docs/decisions/0006. Only reads are tried again, once. */
function shopApi(): KyInstance {
  client ??= ky.create({
    // ky tries again only what it would throw.
    throwHttpErrors: (status) => AWAY.includes(status),
    // A call's own signal watches its answer to the end; ky stops at the headers.
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

function headersOf({ caller = {}, idempotencyKey, address }: CallOptions): Record<string, string> {
  return {
    ...identity(caller),
    ...(idempotencyKey ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {}),
    ...(address ? { 'X-Forwarded-For': address } : {}),
  };
}

function timeLimitFor(method: string): number {
  if (process.env.NEXT_PHASE === 'phase-production-build') return BUILD_LIMIT_MS;
  return method === 'GET' ? READ_LIMIT_MS : WRITE_LIMIT_MS;
}

/**
 * Makes one call of the contract's table.
 * @throws ApiError, whatever went wrong.
 */
export async function callShopApi<Name extends EndpointName>(
  name: Name,
  input: CallInput<Table[Name]>,
  options: CallOptions = {},
): Promise<CallAnswer<Table[Name]>> {
  const row = endpoints[name];
  const { method, path, body } = buildRequest(row, input as CallInput<typeof row>);
  const { apiBaseUrl, companyId } = serverConfig();
  let response: Response;
  try {
    response = await shopApi()(apiBaseUrl + path, {
      method,
      body,
      signal: AbortSignal.timeout(timeLimitFor(method)),
      headers: {
        [COMPANY_HEADER]: String(companyId),
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...headersOf(options),
      },
    });
  } catch (cause) {
    if (cause instanceof HTTPError) throw refusal(cause.response.status, cause.data);
    throw new ApiError('network', `${method} ${path} got no answer`, { cause });
  }
  return readAnswer(row, response) as Promise<CallAnswer<Table[Name]>>;
}
