import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { LONGEST_CALL_MS } from '../contract/shop/limits.ts';
import type { AppEnv } from './http/app-env.ts';

interface Listen {
  app: Hono<AppEnv>;
  host: string;
  /** 0 takes any free port. */
  port: number;
}

/** A server that accepts requests. */
export interface Listening {
  /** For example `http://127.0.0.1:4000`. */
  origin: string;
  /**
   * Accepts no new connections, waits at most `milliseconds` for the requests that have arrived,
   * then cuts them off.
   */
  stop: (milliseconds: number) => Promise<void>;
}

/** Time limits of a connection, in milliseconds. A proxy reuses connections for up to a minute. */
const CONNECTION = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 };
/** How long a client may take nothing of its answer, or wait for it, in milliseconds. */
const UNREAD_MS = LONGEST_CALL_MS + 5_000;
const IDLE_CHECK_MS = 50;
/** How long a request that was sent before a stop may take to be read, in milliseconds. */
const ARRIVAL_MS = 250;

/**
 * Opens the port.
 * @throws the system's error, for example with the code `EADDRINUSE`
 */
export async function listen({ app, host, port }: Listen): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: CONNECTION }) as Server;
  server.setTimeout(UNREAD_MS);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `http://${host}:${taken}`, stop: (limit) => stop(server, limit) };
}

async function stop(server: Server, milliseconds: number): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(() => server.closeAllConnections(), milliseconds);
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
