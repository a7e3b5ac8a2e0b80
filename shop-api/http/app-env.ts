import type { Logger } from 'pino';
import type { Context } from '../domain/kernel/context.ts';

/** The dependencies of the transport, set once at the start. */
export interface Deps extends Omit<Context, 'who' | 'address'> {
  logger: Logger;
  /** The time limit of a call, in milliseconds. */
  timeLimitMs: number;
  /** Whether answers are compared with the contract; for development and tests. */
  checkAnswers: boolean;
}

/** The variables that Hono carries with a request. */
export interface AppEnv {
  Variables: { requestId: string };
}
