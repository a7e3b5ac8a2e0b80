import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import { DomainError } from '../domain/errors.ts';
import type { AppEnv } from './app-env.ts';
import { refusalFor } from './error-answer.ts';
import { loggedPath } from './logged-path.ts';

/** Answers every error in the shape of the contract; what is a fault of ours goes to the log. */
export function answerErrors(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const { status, body } = refusalFor(error);
    if (status >= 500 && !(error instanceof DomainError)) {
      logger.error({ error, requestId: c.get('requestId'), path: loggedPath(c.req.path) });
    }
    return c.json(body, status);
  };
}

/** Answers paths and methods that no call has. */
export const answerUnknownPath: NotFoundHandler<AppEnv> = (c) => {
  const { status, body } = refusalFor(new DomainError('not_found', 'No such call'));
  return c.json(body, status);
};
