import type { Context as HonoContext } from 'hono';
import { type Endpoint, fileTypeOf, isKeyed } from '../../contract/kit/endpoint.ts';
import { LANGUAGE_HEADER } from '../../contract/kit/headers.ts';
import { requestMessages } from '../../contract/messages/requests.ts';
import { readLanguage } from '../../contract/shop/languages.ts';
import { LONGEST_CALL_MS } from '../../contract/shop/limits.ts';
import { checkedJson, checkedText } from '../domain/kernel/checked-input.ts';
import type { Context } from '../domain/kernel/context.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import { runOnce } from '../domain/kernel/idempotency.ts';
import type { Who } from '../domain/kernel/who.ts';
import { identify } from '../domain/session/identify.ts';
import { checkAccess, readCredentials } from './access.ts';
import type { AppEnv, Deps } from './app-env.ts';
import { readBody } from './body.ts';
import { checkAnswer } from './check-answer.ts';
import { shopperAddress } from './client-address.ts';
import { fromPrimary, fromReplica } from './from-replica.ts';
import type { AnyHandler, AnyInput } from './handler.ts';
import { keyedCall } from './idempotency.ts';
import { readParams, readQuery } from './params.ts';
import { withContext } from './with-context.ts';

/** Waits for a call at most `milliseconds`. Errors: `unavailable`. */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DomainError('unavailable', 'time_limit_reached', requestMessages.tookTooLong));
  }, milliseconds);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** A file at once, or while it is made. */
type FileBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

interface CallOf {
  deps: Deps;
  row: Endpoint;
  handler: AnyHandler;
  /** Whether a caller whom nobody knows is answered from a copy of the database, if there is one. */
  readsReplica?: boolean;
}

/**
 * Returns the Hono handler of a call: identifies the caller, reads the input, runs the handler,
 * answers.
 */
export function answerCall({ readsReplica = false, ...given }: CallOf) {
  const { deps, row } = given;
  const call = { ...given, readsReplica, isRepeatable: isKeyed(row) };
  return async (c: HonoContext<AppEnv>): Promise<Response> => {
    const limit = row.upload ? LONGEST_CALL_MS : deps.timeLimitMs;
    const answer = await withinTime(run(call, c), limit);
    const fileType = fileTypeOf(row);
    if (fileType) {
      return c.body(answer as FileBody, 200, { 'Content-Type': fileType });
    }
    if (deps.checkAnswers) checkAnswer(row, answer);
    return c.json(answer as object, row.success ?? 200);
  };
}

/** A call with the facts of its row that are known before the first request. */
interface PreparedCall extends Required<CallOf> {
  /** Whether it runs once under an `Idempotency-Key`. */
  isRepeatable: boolean;
}

async function run(
  { deps, row, handler, isRepeatable, readsReplica }: PreparedCall,
  c: HonoContext<AppEnv>,
): Promise<unknown> {
  const who = await callerOf(deps, row, c.req.raw.headers);
  checkAccess(row, who, c.req.param());
  const input = await readInput(row, c);
  const keyed = isRepeatable && keyedCall({ row, headers: c.req.raw.headers, who, input });
  const change = (ctx: Context) => handler({ ctx, input });
  const language = readLanguage(c.req.raw.headers.get(LANGUAGE_HEADER));
  const read = readsReplica && who.kind === 'nobody' ? fromReplica : fromPrimary;
  const agent = c.req.header('User-Agent');
  return withContext(deps, { who, address: shopperAddress(c), language, agent }, (ctx) =>
    keyed ? runOnce({ ctx, input: keyed, change }) : read(deps, ctx, change),
  );
}

/**
 * Identifies the caller. Public calls ignore invalid credentials and treat the caller as unknown.
 */
async function callerOf(deps: Deps, row: Endpoint, headers: Headers): Promise<Who> {
  try {
    return await identify({ ctx: deps, input: readCredentials(headers) });
  } catch (error) {
    if (row.access === 'public' && error instanceof DomainError) return { kind: 'nobody' };
    throw error;
  }
}

async function readInput(row: Endpoint, c: HonoContext<AppEnv>): Promise<AnyInput> {
  const params = await readParams(c.req.param(), row.params);
  const query = row.query ? await checkedText(row.query, readQuery(c.req.url)) : {};
  return { params, query, body: row.body ? await readCheckedBody(row, c.req.raw) : {} };
}

async function readCheckedBody(row: Endpoint, request: Request): Promise<unknown> {
  const body = await readBody(request, row);
  if (!row.body) return body;
  return row.bodyKind === 'multipart' ? checkedText(row.body, body) : checkedJson(row.body, body);
}
