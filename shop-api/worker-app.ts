import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { REQUEST_ID_HEADER } from '../contract/kit/headers.ts';
import type { AppDeps } from './app.ts';
import { databaseState } from './domain/kernel/database-state.ts';
import type { AppEnv } from './http/app-env.ts';
import { answerErrors } from './http/errors.ts';
import { defaultHeaders } from './http/headers.ts';
import { answerUnknownCall } from './http/unknown-call.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoutes } from './routes/metrics.ts';

/** Creates what a worker answers: how it is, and its figures, as an API does. It opens no port. */
export function createWorkerApp(
  deps: Pick<AppDeps, 'db' | 'logger' | 'metrics' | 'metricsToken'>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestId({ headerName: REQUEST_ID_HEADER }));
  app.use(defaultHeaders);
  app.onError(answerErrors(deps.logger));
  app.notFound(answerUnknownCall(app));
  app.route(
    '/',
    healthRoutes(() => databaseState(deps)),
  );
  app.route('/', metricsRoutes(deps));
  return app;
}
