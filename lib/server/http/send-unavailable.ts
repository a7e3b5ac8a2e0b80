import 'server-only';
import type { ServerResponse } from 'node:http';
import { wasAbsentSince } from '@/lib/server/api/api-absence';
import { onEachRequest } from '@/lib/server/each-request';

/** When to ask again, in seconds. */
const RETRY_AFTER_S = '30';

/**
 * Answers 503 in place of 500 for a page that could not be rendered because the API was away, so
 * that search engines ask again and keep what they have. No cache may keep a failure, nor for long
 * that a file does not exist. Returns a
 * function that ends it.
 */
export function sendUnavailable(): () => void {
  return onEachRequest(({ request, response }) => {
    if (request.method === 'GET' || request.method === 'HEAD') watchStatus(response);
  });
}

function watchStatus(response: ServerResponse): void {
  const { writeHead } = response;
  const begun = performance.now();
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const isAway = status === 500 && wasAbsentSince(begun);
    if (isAway) response.setHeader('Retry-After', RETRY_AFTER_S);
    // The rules of next.config.mjs do not know how a page turns out.
    if (status >= 500) response.setHeader('Cache-Control', 'no-store');
    else if (status === 404 && isCachedLong(response)) {
      response.setHeader('Cache-Control', 'public, max-age=60');
    }
    return Reflect.apply(writeHead, response, [isAway ? 503 : status, ...rest]);
  }) as typeof writeHead;
}

/** Whether browsers would keep an answer for longer than a minute: files that exist are. */
function isCachedLong(response: ServerResponse): boolean {
  const [, seconds] = /max-age=(\d+)/.exec(String(response.getHeader('cache-control') ?? '')) ?? [];
  return Number(seconds) > 60;
}
