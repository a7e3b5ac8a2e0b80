import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import next from 'next';

const ROOT = join(import.meta.dirname, '..');

/** Answers a request as `next start` does. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface OpenNext {
  handle: NextHandler;
  /** Ends what still runs after the last answer. */
  close: () => Promise<void>;
}

/** Opens Next.js as a handler of requests, the custom server of its documentation. */
export async function openNext({
  isDev,
  port,
}: {
  isDev: boolean;
  port: number;
}): Promise<OpenNext> {
  const app = next({ dev: isDev, dir: ROOT, port });
  await app.prepare();
  return { handle: app.getRequestHandler(), close: () => app.close() };
}
