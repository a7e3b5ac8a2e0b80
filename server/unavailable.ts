import { commonMessages } from '../contract/messages/common.ts';
import { mayLackApi } from '../lib/server/api/api-absence.ts';
import type { Answer } from './answer.ts';
import type { Middleware } from './middleware.ts';

/** When to ask again, in seconds. */
const RETRY_AFTER_S = '30';

/**
 * Answers 503 in place of 500 for a page that could not be rendered because the API was away, so
 * that search engines ask again and keep what they have. No cache may keep a failure, nor for long
 * that a file does not exist.
 * @param sharedMs how long after a failed read others may still get it
 */
export function unavailable(sharedMs?: number): Middleware {
  return ({ env: { incoming, outgoing } }, next) => {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (isRead) {
      const begun = performance.now();
      let isAway = false;
      outgoing.beforeHead(() => {
        isAway = outgoing.statusCode === 500 && mayLackApi(begun, sharedMs);
        correct(outgoing, isAway);
      });
      outgoing.replace(
        () => isAway && !isPage(outgoing),
        () => sendReason(outgoing),
      );
    }
    return next();
  };
}

const isPage = (answer: Answer) => String(answer.getHeader('content-type')).startsWith('text/html');

/** Next.js has the words of another status for what is no page, such as a feed. */
function sendReason(answer: Answer): void {
  const body = Buffer.from(commonMessages.notAnswering);
  for (const name of ['Content-Encoding', 'Transfer-Encoding']) answer.removeHeader(name);
  answer.setHeader('Content-Type', 'text/plain; charset=utf-8');
  answer.setHeader('Content-Length', body.length);
  answer.sendWhole(body);
}

function correct(answer: Answer, isAway: boolean): void {
  if (isAway) {
    answer.statusCode = 503;
    answer.setHeader('Retry-After', RETRY_AFTER_S);
  }
  // The rules of next.config.mjs do not know how a page turns out.
  if (answer.statusCode >= 500) answer.setHeader('Cache-Control', 'no-store');
  else if (answer.statusCode === 404 && isCachedLong(answer)) {
    answer.setHeader('Cache-Control', 'public, max-age=60');
  }
}

/** Whether browsers would keep an answer for longer than a minute: files that exist are. */
function isCachedLong(answer: Answer): boolean {
  const [, seconds] = /max-age=(\d+)/.exec(String(answer.getHeader('cache-control') ?? '')) ?? [];
  return Number(seconds) > 60;
}
