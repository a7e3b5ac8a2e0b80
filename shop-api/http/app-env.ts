import type { Logger } from 'pino';
import type { Context } from '../domain/kernel/context.ts';

/** The dependencies of the transport, set once at the start. */
export interface Deps extends Omit<Context, 'who' | 'address' | 'primary'> {
  /** A copy of the database for public reads; undefined: there is none. */
  replica?: Replica | undefined;
  logger: Logger;
  /** The time limit of a call without a file, in milliseconds. */
  timeLimitMs: number;
  /** Whether answers are compared with the contract; for development and tests. */
  checkAnswers: boolean;
}

interface Replica {
  /** Returns the copy if a read may use it now. */
  current: () => Promise<Context['db'] | undefined>;
  /** Notes that a read of it failed. */
  distrust: () => void;
}

/** The variables that Hono carries with a request. */
export interface AppEnv {
  Variables: { requestId: string };
}
