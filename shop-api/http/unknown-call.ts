import type { Hono, NotFoundHandler } from 'hono';
import { requestMessages } from '../../contract/messages/requests.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { AppEnv } from './app-env.ts';
import { refusalFor } from './errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** The method of middleware, which answers no path by itself. */
const MIDDLEWARE = 'ALL';

/** Answers unknown paths with 404, and known ones under another method with 405 and `Allow`. */
export function answerUnknownCall(app: Hono<AppEnv>): NotFoundHandler<AppEnv> {
  return (c) => {
    const { status, body } = refusalFor(
      new DomainError('not_found', 'call_not_found', requestMessages.noSuchCall),
    );
    const allowed = allowedMethods(app, c.req.path);
    // A call may itself answer that it is not there.
    const isMissing = allowed.length === 0 || allowed.includes(c.req.method);
    if (isMissing) return c.json(body, status);
    return c.json(body, 405, { Allow: allowed.join(', ') });
  };
}

/** Returns the methods that a path has; GET includes HEAD. */
function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const isAnswered = (method: string) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method !== MIDDLEWARE);
  return METHODS.filter(isAnswered).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
}
