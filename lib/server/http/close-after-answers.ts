import 'server-only';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { onEachRequest } from '@/lib/server/each-request';

/**
 * How long answers are completed after a signal, in milliseconds: `npm start` stops storefront and
 * API within the ten seconds that a container has.
 */
const DRAIN_LIMIT_MS = 4_000;
const IDLE_CHECK_MS = 50;
/** How long a request that was sent before a stop may take to be read, in milliseconds. */
const ARRIVAL_MS = 250;

/**
 * Makes every server of this process answer the requests that arrived before it was closed. Next.js
 * closes its server at a signal, which resets those that are not read yet. Returns a function that
 * ends it for servers that have received nothing.
 */
export function closeAfterAnswers(): () => void {
  return onEachRequest(({ server }) => {
    if (Object.hasOwn(server, 'close')) return;
    server.close = (onClosed) => {
      drain(server).then(() => onClosed?.());
      return server;
    };
  });
}

/** The same as `stop` of the shop API's server. */
async function drain(server: Server): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  // Connections that wait to be accepted are accepted first.
  await nextTurn();
  // That of HTTP would also close connections whose request has arrived and is not read yet.
  NetServer.prototype.close.call(server, () => resolve());
  await Promise.race([closed, pause(ARRIVAL_MS)]);
  // A connection becomes idle when its answer is sent, and would stay open for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
