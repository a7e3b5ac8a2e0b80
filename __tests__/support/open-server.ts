import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import type { Answer } from '@/server/answer';
import { createServer } from '@/server/create-server';
import { type Middleware, SENT, type ServerEnv } from '@/server/middleware';

interface OpenServer {
  server: Server;
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  port: number;
  close: () => void;
}

/** Opens a server of the storefront with these middlewares; `handle` answers in place of Next.js. */
export async function openServer(
  middlewares: Middleware[],
  handle: (request: IncomingMessage, answer: Answer) => unknown,
): Promise<OpenServer> {
  const app = new Hono<ServerEnv>();
  for (const middleware of middlewares) app.use(middleware);
  app.all('*', async ({ env }) => {
    await handle(env.incoming, env.outgoing);
    return SENT;
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { server, port, origin: `http://127.0.0.1:${port}`, close };
}
