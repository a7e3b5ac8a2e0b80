import { Hono } from 'hono';
import type { EndpointName, Endpoints } from '../../contract/endpoints.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { absolutePath } from '../../contract/kit/endpoint.ts';
import type { AppEnv, Deps } from '../http/app-env.ts';
import { answerCall } from '../http/call.ts';
import type { AnyHandler, HandlersOf } from '../http/handler.ts';
import { requireCompany } from '../http/headers.ts';
import {
  accountHandlers,
  captchaHandlers,
  confirmEmailHandlers,
  passwordHandlers,
} from './account.ts';
import { addressHandlers } from './address.ts';
import { cartHandlers } from './cart.ts';
import { catalogueHandlers, productFeedHandlers, reviewHandlers } from './catalogue.ts';
import { blogHandlers, contentHandlers, eventHandlers, storeHandlers } from './content.ts';
import { appointmentHandlers, enquiryHandlers, stockAlertHandlers } from './enquiries.ts';
import { giftCardHandlers } from './gift-cards.ts';
import { homeHandlers } from './home.ts';
import { membershipHandlers } from './memberships.ts';
import { orderHandlers } from './orders.ts';
import { paymentHandlers, refundHandlers } from './payments.ts';
import { avatarHandlers, profileHandlers } from './profile.ts';
import { returnHandlers } from './returns.ts';
import { searchHandlers } from './search.ts';
import { staffHandlers } from './staff.ts';

/** The handlers of all calls of the contract. */
const handlers: HandlersOf<Endpoints> = {
  ...accountHandlers,
  ...passwordHandlers,
  ...confirmEmailHandlers,
  ...captchaHandlers,
  ...catalogueHandlers,
  ...productFeedHandlers,
  ...searchHandlers,
  ...homeHandlers,
  ...cartHandlers,
  ...reviewHandlers,
  ...addressHandlers,
  ...orderHandlers,
  ...returnHandlers,
  ...paymentHandlers,
  ...refundHandlers,
  ...membershipHandlers,
  ...giftCardHandlers,
  ...profileHandlers,
  ...avatarHandlers,
  ...storeHandlers,
  ...blogHandlers,
  ...eventHandlers,
  ...contentHandlers,
  ...enquiryHandlers,
  ...appointmentHandlers,
  ...stockAlertHandlers,
  ...staffHandlers,
};

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

/** Converts a path of the contract to Hono's syntax: `/cart/{id}/` becomes `/cart/:id/`. */
function honoPath(path: string): string {
  return absolutePath(path).replace(/\{(\w+)\}/g, ':$1');
}
