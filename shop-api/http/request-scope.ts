import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const scope = new AsyncLocalStorage<string>();

/** Lets everything that a request causes know its id, such as the log line of a slow query. */
export const requestScope: MiddlewareHandler<AppEnv> = (c, next) =>
  scope.run(c.get('requestId'), next);

/** Returns the id of the request that causes this; undefined in jobs. */
export function scopedRequestId(): string | undefined {
  return scope.getStore();
}
