import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { Answer } from './answer.ts';
import type { ServerEnv } from './middleware.ts';

/**
 * How long an idle connection stays open, in milliseconds: longer than a proxy or a client that
 * reuses it, which would otherwise send into a connection that is being closed.
 */
const KEEP_ALIVE_MS = 65_000;

/** Returns a server of Node that asks `app`; each of its responses is an `Answer`. */
export function createServer(app: Hono<ServerEnv>): Server {
  return createAdaptorServer({
    fetch: (request, bindings) => app.fetch(request, bindings as ServerEnv['Bindings']),
    // A request without a host is of an old program.
    hostname: 'localhost',
    serverOptions: { ServerResponse: Answer, keepAliveTimeout: KEEP_ALIVE_MS },
    // Next.js expects the classes of Node, and reads the body of a request itself.
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  }) as Server;
}
