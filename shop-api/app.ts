import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { REQUEST_ID_HEADER } from '../contract/kit/headers.ts';
import type { NoticeFeed } from './cache-feed.ts';
import { databaseState } from './domain/kernel/database-state.ts';
import type { AppEnv, Deps } from './http/app-env.ts';
import { answerErrors } from './http/errors.ts';
import { defaultHeaders } from './http/headers.ts';
import { requestLog } from './http/log.ts';
import type { ApiMetrics } from './http/metrics.ts';
import { requestScope } from './http/request-scope.ts';
import { answerUnknownCall } from './http/unknown-call.ts';
import type { Outbox } from './providers/outbox.ts';
import type { DemoGateway } from './providers/payment/demo/demo-gateway.ts';
import type { MediaStore } from './providers/pictures/media-store.ts';
import type { PictureMaker } from './providers/pictures/picture-maker.ts';
import { cacheFeedRoutes } from './routes/cache-feed.ts';
import { callRoutes } from './routes/calls.ts';
import { demoGatewayRoutes } from './routes/demo/demo-gateway.ts';
import { demoInboxRoutes } from './routes/demo/demo-inbox.ts';
import { docsRoutes } from './routes/docs/docs.ts';
import { healthRoutes } from './routes/health.ts';
import { avatarFileRoutes, mediaRoutes } from './routes/media.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { paymentCallbackRoutes } from './routes/payments.ts';

export interface AppDeps extends Deps {
  media: MediaStore;
  pictures: PictureMaker;
  metrics: ApiMetrics;
  /** Cache notices, which storefronts follow. */
  feed: NoticeFeed;
  /** What they show for them; undefined: nobody may. */
  feedSecret: string | undefined;
  /** Opens `/metrics`; undefined: to requests of this machine only. */
  metricsToken: string | undefined;
  /** The messages that the demo shop would have sent. */
  outbox: Outbox;
  /** The demo shop's own gateway; the API serves its page. */
  demoGateway: DemoGateway | undefined;
}

/** Creates the shop API, a function from request to response; it opens no port. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(deps.metrics.countRequests());
  app.use(requestId({ headerName: REQUEST_ID_HEADER }));
  app.use(requestScope);
  app.use(requestLog(deps.logger));
  app.use(defaultHeaders);
  app.onError(answerErrors(deps.logger));
  app.notFound(answerUnknownCall(app));
  app.route(
    '/',
    healthRoutes(() => databaseState(deps)),
  );
  app.route('/', metricsRoutes(deps));
  app.route('/', cacheFeedRoutes({ feed: deps.feed, secret: deps.feedSecret }));
  app.route('/', docsRoutes());
  app.route('/', avatarFileRoutes(deps));
  app.route('/', mediaRoutes(deps));
  if (deps.mode === 'demo') app.route('/', demoInboxRoutes(deps));
  if (deps.demoGateway) app.route('/', demoGatewayRoutes({ gateway: deps.demoGateway }));
  app.route('/', paymentCallbackRoutes(deps));
  app.route('/', callRoutes(deps));
  return app;
}
