import type { MiddlewareHandler } from 'hono';
import { type DestinationStream, type Logger, pino } from 'pino';
import { logOptions } from '../../contract/kit/log-fields.ts';
import type { AppEnv } from './app-env.ts';
import { scopedRequestId } from './request-scope.ts';
import { loggedPath } from './route-of.ts';

interface LogInput {
  level: string;
  /** The destination of lines. Default: standard output. */
  destination?: DestinationStream;
}

/**
 * Creates a log that never contains a phone number, an email address, a token or a password; see
 * `logOptions`.
 */
export function createLogger({ level, destination }: LogInput): Logger {
  const options = logOptions(level, scopedRequestId);
  return destination ? pino(options, destination) : pino(options);
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
