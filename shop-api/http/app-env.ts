import type { Logger } from 'pino';
import type { Context } from '../domain/context.ts';

/** What the transport is given once, at the start. */
export interface Deps extends Omit<Context, 'who' | 'address'> {
  logger: Logger;
  /** How long a call may take, in milliseconds. */
  timeLimitMs: number;
  /** Compare answers with the contract; for development and tests. */
  checkAnswers: boolean;
}

/** What a request carries through Hono. */
export interface AppEnv {
  Variables: { requestId: string };
}
