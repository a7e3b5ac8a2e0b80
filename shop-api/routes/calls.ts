import { Hono } from 'hono';
import type { Endpoint } from '../../contract/endpoint.ts';
import { absolutePath } from '../../contract/endpoint.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { AppEnv, Deps } from '../http/app-env.ts';
import { answerCall } from '../http/call.ts';
import { requireCompany } from '../http/company.ts';
import type { AnyHandler } from '../http/handler.ts';
import { handlers } from './handlers.ts';

/** Registers every call of the contract under its method and path. */
export function callRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>().use(requireCompany(deps.companyId));
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    // `HandlersOf` ties each handler to the types of its row; the loop sees only their union.
    const handler = handlers[name as EndpointName] as AnyHandler;
    app.on(row.method, honoPath(row.path), answerCall({ deps, row, handler }));
  }
  return app;
}

/** `/cart/{id}/` as Hono writes it: `/cart/:id/`. */
function honoPath(path: string): string {
  return absolutePath(path).replace(/\{(\w+)\}/g, ':$1');
}
