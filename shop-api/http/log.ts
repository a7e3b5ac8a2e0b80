import type { MiddlewareHandler } from 'hono';
import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import type { AppEnv } from './app-env.ts';
import { scopedRequestId } from './request-scope.ts';
import { loggedPath } from './route-of.ts';

const SECRET_NAMES = ['password', 'otp', 'token', 'authorization', 'visitor', 'recaptcha'];
const LONG_NUMBER = /\+?\d{10,}/g;
const EMAIL = /[^\s@"',]+@[^\s@"',]+/g;
const TOKEN = /token\s+\S+/gi;

interface LogInput {
  level: string;
  /** The destination of lines. Default: standard output. */
  destination?: DestinationStream;
}

/**
 * Creates a log that never contains a phone number, an email address, a token or a password. Errors
 * are logged as `{ error }`: under `err` pino would repeat their message unmasked. Each line of a
 * request has its id.
 */
export function createLogger({ level, destination }: LogInput): Logger {
  const options = {
    level,
    base: null,
    mixin: requestFields,
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]), censor: '***' },
    serializers: { error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

function requestFields(): { requestId?: string } {
  const requestId = scopedRequestId();
  return requestId === undefined ? {} : { requestId };
}

/** Describes an error for the log: values of a query are left out, secrets masked. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: mask(String(error)) };
  return {
    type: error.name,
    message: mask(withoutParams(error.message)),
    stack: mask(withoutParams(error.stack ?? '')),
    cause: error.cause ? describeError(error.cause) : undefined,
  };
}

/** Removes the values of a failed query, which drizzle-orm writes below its text. */
function withoutParams(text: string): string {
  return text.replace(/^params: .*$/gm, 'params: ***');
}

function mask(text: string): string {
  return text.replace(TOKEN, 'token ***').replace(EMAIL, '***@***').replace(LONG_NUMBER, '***');
}

/**
 * Logs one line per request at `debug`: the call, its status, its duration. Never the query or a
 * body.
 */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    logger.debug({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: loggedPath(c),
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
}
