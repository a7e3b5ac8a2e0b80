import type { Context as HonoContext } from 'hono';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Context } from '../domain/context.ts';
import { DomainError } from '../domain/errors.ts';
import { runOnce } from '../domain/idempotency/run-once.ts';
import { identify } from '../domain/identity/identify.ts';
import type { Who } from '../domain/identity/who.ts';
import { checkAccess } from './access.ts';
import { checkAnswer } from './answer-check.ts';
import type { AppEnv, Deps } from './app-env.ts';
import { readBody } from './body.ts';
import { checkedJson, checkedText } from './checked.ts';
import { readCredentials } from './credentials.ts';
import type { AnyHandler, AnyInput } from './handler.ts';
import { keyedCall } from './idempotency.ts';
import { readParams } from './params.ts';
import { readQuery } from './query.ts';
import { shopperAddress } from './shopper-address.ts';
import { withinTime } from './time-limit.ts';
import { withContext } from './with-context.ts';

interface CallOf {
  deps: Deps;
  row: Endpoint;
  handler: AnyHandler;
}

/** One call of the table as a Hono handler: who, what, the verb, the answer. */
export function answerCall({ deps, row, handler }: CallOf) {
  return async (c: HonoContext<AppEnv>): Promise<Response> => {
    const answer = await withinTime(run({ deps, row, handler }, c), deps.timeLimitMs);
    if (row.answerKind === 'pdf') {
      return c.body(answer as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/pdf' });
    }
    if (deps.checkAnswers) checkAnswer(row, answer);
    return c.json(answer as object, row.success ?? 200);
  };
}

async function run({ deps, row, handler }: CallOf, c: HonoContext<AppEnv>): Promise<unknown> {
  const who = await callerOf(deps, row, c.req.raw.headers);
  checkAccess(row.access, who);
  const input = await readInput(row, c);
  const keyed = keyedCall({ row, headers: c.req.raw.headers, who, input });
  const change = (ctx: Context) => handler({ ctx, input });
  return withContext(deps, { who, address: shopperAddress(c) }, (ctx) =>
    keyed ? runOnce({ ctx, input: keyed, change }) : change(ctx),
  );
}

/** Calls open to everybody do not mind an outdated name: whoever sends one is nobody there. */
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
