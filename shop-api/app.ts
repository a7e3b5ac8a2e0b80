import { join } from 'node:path';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { REQUEST_ID_HEADER } from '../contract/headers.ts';
import { answerErrors, answerUnknownPath } from './http/answer-errors.ts';
import type { AppEnv, Deps } from './http/app-env.ts';
import { defaultHeaders } from './http/default-headers.ts';
import { requestLog } from './http/request-log.ts';
import type { Outbox } from './providers/outbox/outbox.ts';
import type { DemoGateway } from './providers/payment/demo-gateway.ts';
import { callRoutes } from './routes/calls.ts';
import { demoGatewayRoutes } from './routes/demo-gateway.ts';
import { demoInboxRoutes } from './routes/demo-inbox.ts';
import { docsRoutes } from './routes/docs/docs-routes.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes } from './routes/media.ts';
import { paymentCallbackRoutes } from './routes/payment-callback.ts';
import { portraitFileRoutes } from './routes/portrait-files.ts';

export interface AppDeps extends Deps {
  dataDir: string;
  mode: 'demo' | 'live';
  /** What the demo shop would have sent. */
  outbox: Outbox;
  /** The demo shop's own gateway; its page is part of the API. */
  demoGateway: DemoGateway | undefined;
}

/** The shop API as a function from request to response; it opens no port. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestId({ headerName: REQUEST_ID_HEADER }));
  app.use(requestLog(deps.logger));
  app.use(defaultHeaders);
  app.onError(answerErrors(deps.logger));
  app.notFound(answerUnknownPath);
  app.route('/', healthRoutes(deps));
  app.route('/', docsRoutes());
  app.route('/', portraitFileRoutes(deps));
  app.route('/', mediaRoutes(join(deps.dataDir, 'media')));
  if (deps.mode === 'demo') app.route('/', demoInboxRoutes(deps.outbox));
  if (deps.demoGateway) app.route('/', demoGatewayRoutes({ gateway: deps.demoGateway }));
  app.route('/', paymentCallbackRoutes(deps));
  app.route('/', callRoutes(deps));
  return app;
}
