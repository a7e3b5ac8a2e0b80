import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { OpenDatabase } from './db/database.ts';
import { isPassingTrouble } from './domain/kernel/passing-trouble.ts';
import type { AppEnv } from './http/app-env.ts';
import { RETRY_AFTER_S, refusalFor } from './http/errors.ts';
import { defaultHeaders } from './http/headers.ts';
import { type Listening, listen } from './listen.ts';
import { healthRoutes } from './routes/health.ts';

const ASK_EVERY_MS = 1_000;
const SAY_EVERY_MS = 10_000;

interface Awaited {
  open: () => Promise<OpenDatabase>;
  host: string;
  /** Where the program will answer; undefined: nowhere. */
  port: number | undefined;
  logger: Logger;
}

/**
 * Opens the database, as soon as there is one: after a power cut both start at once. Meanwhile the
 * program says at its port that it lives and is not ready.
 * @throws {DatabaseUnavailable} where waiting does not help, such as for a wrong password
 */
export async function awaitDatabase({ open, host, port, logger }: Awaited): Promise<OpenDatabase> {
  let server: Listening | undefined;
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      const database = await open();
      await server?.stop(0);
      return database;
    } catch (error) {
      if (!isPassingTrouble(error)) throw error;
      if (port !== undefined) server ??= await listen({ app: waitingApp(error), host, port });
      if (performance.now() - saidAt >= SAY_EVERY_MS) {
        saidAt = performance.now();
        logger.warn(`Waiting: ${(error as Error).message}`);
      }
      await pause(ASK_EVERY_MS);
    }
  }
}

/** Answers every call as while a running program has lost its database. */
function waitingApp(trouble: unknown): Hono<AppEnv> {
  const { status, body } = refusalFor(trouble);
  const app = new Hono<AppEnv>();
  app.use(defaultHeaders);
  app.route(
    '/',
    healthRoutes(async () => 'down'),
  );
  app.all('*', (c) => c.json(body, status, { 'Retry-After': RETRY_AFTER_S }));
  return app;
}
