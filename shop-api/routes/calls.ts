import { Hono } from 'hono';
import { type EndpointName, type Endpoints, endpoints } from '../../contract/endpoints.ts';
import { absolutePath, type Endpoint } from '../../contract/kit/endpoint.ts';
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
import {
  blogHandlers,
  contentHandlers,
  eventHandlers,
  landingPageHandlers,
  storeHandlers,
  vaidyaHandlers,
} from './content.ts';
import { categoryDeskHandlers } from './desk-categories.ts';
import { homeDeskHandlers } from './desk-home.ts';
import { pageDeskHandlers } from './desk-pages.ts';
import { productBulkHandlers, productDeskHandlers } from './desk-products.ts';
import { resourceDeskHandlers } from './desk-resources.ts';
import { stockHandlers } from './desk-stock.ts';
import { templateDeskHandlers } from './desk-templates.ts';
import { appointmentHandlers, enquiryHandlers, stockAlertHandlers } from './enquiries.ts';
import { firstStepHandlers } from './first-steps.ts';
import { giftCardHandlers, giftVoucherDeskHandlers } from './gift-cards.ts';
import { homeHandlers, homePageHandlers } from './home.ts';
import { importHandlers } from './imports.ts';
import { loginHandlers } from './logins.ts';
import { membershipHandlers } from './memberships.ts';
import { noteHandlers } from './notes.ts';
import { orderHandlers } from './orders.ts';
import { passkeyHandlers } from './passkeys.ts';
import { paymentHandlers, refundHandlers } from './payments.ts';
import { peopleHandlers } from './people.ts';
import { phoneOrderHandlers } from './phone-orders.ts';
import { pictureHandlers } from './pictures.ts';
import { previewHandlers } from './previews.ts';
import { avatarHandlers, profileHandlers } from './profile.ts';
import { refillHandlers } from './refills.ts';
import { REPLICA_READS } from './replica-reads.ts';
import { gstHandlers, reportHandlers } from './reports.ts';
import { returnHandlers } from './returns.ts';
import { searchHandlers } from './search.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { settingHandlers } from './settings.ts';
import { sharingHandlers } from './sharing.ts';
import { calendarHandlers, staffHandlers } from './staff.ts';
import { customerHandlers } from './staff-customers.ts';
import { staffOrderHandlers } from './staff-orders.ts';
import { takingHandlers } from './takings.ts';
import { trailHandlers } from './trail.ts';
import { viewHandlers } from './views.ts';
import { voucherHandlers } from './vouchers.ts';

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
  ...homePageHandlers,
  ...cartHandlers,
  ...sharingHandlers,
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
  ...landingPageHandlers,
  ...vaidyaHandlers,
  ...blogHandlers,
  ...eventHandlers,
  ...contentHandlers,
  ...settingHandlers,
  ...firstStepHandlers,
  ...voucherHandlers,
  ...viewHandlers,
  ...phoneOrderHandlers,
  ...enquiryHandlers,
  ...appointmentHandlers,
  ...stockAlertHandlers,
  ...refillHandlers,
  ...staffHandlers,
  ...calendarHandlers,
  ...reportHandlers,
  ...gstHandlers,
  ...takingHandlers,
  ...staffOrderHandlers,
  ...customerHandlers,
  ...giftVoucherDeskHandlers,
  ...peopleHandlers,
  ...secondFactorHandlers,
  ...passkeyHandlers,
  ...loginHandlers,
  ...pictureHandlers,
  ...noteHandlers,
  ...trailHandlers,
  ...categoryDeskHandlers,
  ...importHandlers,
  ...homeDeskHandlers,
  ...stockHandlers,
  ...productDeskHandlers,
  ...productBulkHandlers,
  ...pageDeskHandlers,
  ...resourceDeskHandlers,
  ...templateDeskHandlers,
  ...previewHandlers,
};

/** Registers every call of the contract under its method and path. */
export function callRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>().use(requireCompany(deps.companyId));
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    // `HandlersOf` ties each handler to the types of its row; the loop sees only their union.
    const handler = handlers[name as EndpointName] as AnyHandler;
    const readsReplica = REPLICA_READS.has(name as EndpointName);
    app.on(row.method, honoPath(row.path), answerCall({ deps, row, handler, readsReplica }));
  }
  return app;
}

/** Converts a path of the contract to Hono's syntax: `/cart/{id}/` becomes `/cart/:id/`. */
function honoPath(path: string): string {
  return absolutePath(path).replace(/\{(\w+)\}/g, ':$1');
}
