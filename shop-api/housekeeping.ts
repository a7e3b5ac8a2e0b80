import type { Logger } from 'pino';
import type { Context } from './domain/context.ts';
import { forgetOldKeys } from './domain/idempotency/forget-old-keys.ts';

const EVERY_MS = 6 * 3_600_000;

interface Housekeeping {
  ctx: Pick<Context, 'db' | 'clock'>;
  logger: Logger;
}

/** Clears away what has served its time, now and every six hours. It keeps no process alive. */
export function keepHouse({ ctx, logger }: Housekeeping): void {
  const clear = () => {
    forgetOldKeys({ ctx }).catch((error: unknown) => logger.warn({ error }, 'Housekeeping failed'));
  };
  clear();
  setInterval(clear, EVERY_MS).unref();
}
