import 'server-only';
import { connection } from 'next/server';
import { paymentMessages } from '@/contract/messages/payments';
import type { PaymentPurpose } from '@/contract/payment-kinds';
import { TXNID } from '@/contract/payments';
import { ApiError, isNotFound, messageFor } from '@/lib/api-error';
import { failureNotes } from '@/lib/failure-notes';
import { routes } from '@/lib/routes';
import { logFailure } from '@/lib/server/api/log-failure';
import { readPayment } from '@/lib/server/api/payments';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';
import { readSession } from '@/lib/server/session/session';
import type { Gateway, PaymentOutcomeState } from '@/lib/view/checkout';
import { paymentOutcomeOf } from '@/lib/view/checkout';

/** The gateway's data, or the reason why it cannot be opened, or a page to redirect to. */
export type PayPageData =
  | { gateway: Gateway; purpose: PaymentPurpose }
  | { problem: string; notes: string[]; purpose: PaymentPurpose }
  | { redirectTo: string };

/** Opens a payment at its gateway. Redirects a paid or closed payment to its outcome. */
export async function getPayPage(txnid: string): Promise<PayPageData> {
  await connection();
  try {
    const { purpose } = await readPayment({ txnid });
    return await openGateway(txnid, purpose);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isNotFound(error)) return { redirectTo: routes.notFound() };
    return { ...problemOf(error), purpose: 'order' };
  }
}

async function openGateway(txnid: string, purpose: PaymentPurpose): Promise<PayPageData> {
  try {
    const { url, method, fields } = await callShopApi('startPayment', {
      params: { txnid },
      body: {},
    });
    const gateway = { url: pathOf(url), method, fields: fields as Gateway['fields'] };
    return { gateway, purpose };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'conflict') return { redirectTo: routes.paid(txnid) };
    return { ...problemOf(error), purpose };
  }
}

function problemOf(error: ApiError) {
  logFailure(error);
  return { problem: messageFor(error, paymentMessages.failed), notes: failureNotes(error) };
}

/** Returns a path for the demo gateway, a page of the shop, so that shoppers stay on their host. */
function pathOf(url: string): string {
  const { publicOrigin } = serverConfig();
  return url.startsWith(`${publicOrigin}/`) ? url.slice(publicOrigin.length) : url;
}

/** The status of a payment when the shopper returns from the gateway. */
export type PaidPageData =
  | { end: PaymentOutcomeState; purpose: PaymentPurpose; isInApp: boolean }
  | { redirectTo: string };

/** Reads the outcome of a payment. Without an answer it counts as open, and the page polls on. */
export async function getPaidPage(txnid: string): Promise<PaidPageData> {
  if (!TXNID.test(txnid)) return { redirectTo: routes.notFound() };
  const { paying } = await readSession();
  const isInApp = paying?.txnid === txnid && paying.isInApp;
  try {
    const { state, purpose } = await readPayment({ txnid });
    return { end: paymentOutcomeOf(state), purpose, isInApp };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isNotFound(error)) return { redirectTo: routes.notFound() };
    return { end: 'open', purpose: 'order', isInApp };
  }
}
