import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/**
 * How long answers are completed after a signal, in milliseconds: `npm start` stops storefront and
 * API within the ten seconds that a container has.
 */
const DRAIN_LIMIT_MS = 4_000;
const IDLE_CHECK_MS = 50;
/** How long a request that was sent before a stop may take to be read, in milliseconds. */
const ARRIVAL_MS = 250;

/**
 * Closes a server after it has answered the requests that have arrived; settles when it is closed.
 * The same as `stop` of the shop API's server.
 */
export async function closeAfterAnswers(server: Server): Promise<void> {
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
