import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
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
  /** Accepts no new requests, waits for running ones at most `milliseconds`, then cuts them off. */
  stop: (milliseconds: number) => Promise<void>;
}

/** Time limits of a connection, in milliseconds. A proxy reuses connections for up to a minute. */
const CONNECTION = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 };
/** How long a client may take nothing of its answer, in milliseconds. */
const UNREAD_MS = 20_000;
const IDLE_CHECK_MS = 50;

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
  server.close(() => resolve());
  // A connection becomes idle when its answer is sent, and would stay open for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const limit = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
