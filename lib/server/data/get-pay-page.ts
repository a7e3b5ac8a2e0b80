import 'server-only';
import { connection } from 'next/server';
import { PAYMENT_FAILED } from '@/contract/order-words';
import type { PaymentPurpose } from '@/contract/payment';
import { TXNID } from '@/contract/payment';
import { ApiError, messageFor } from '@/lib/api/api-error';
import type { PaymentEnd } from '@/lib/api/checkout';
import { endOf } from '@/lib/api/checkout';
import { routes } from '@/lib/routes';
import { serverConfig } from '../config';
import { readPayment } from '../door/payment';
import { readSession } from '../session';
import { callShopApi } from '../shop-api';

/** Where the gateway takes a payment. `fields` are sent there as a form when the method is POST. */
export interface Gateway {
  url: string;
  method: 'GET' | 'POST';
  fields: Record<string, string>;
}

/** The way to the gateway, or why there is none, or another page to go to. */
export type PayPage =
  | { gateway: Gateway; purpose: PaymentPurpose }
  | { problem: string; purpose: PaymentPurpose }
  | { goTo: string };

/** Opens a payment at its gateway. A payment that is made or over leads to its end. */
export async function getPayPage(txnid: string): Promise<PayPage> {
  await connection();
  try {
    const { purpose } = await readPayment({ txnid });
    return await openGateway(txnid, purpose);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found') return { goTo: routes.notFound() };
    return { problem: messageFor(error, PAYMENT_FAILED), purpose: 'order' };
  }
}

async function openGateway(txnid: string, purpose: PaymentPurpose): Promise<PayPage> {
  try {
    const { url, method, fields } = await callShopApi('startPayment', {
      params: { txnid },
      body: {},
    });
    const gateway = { url: pathOf(url), method, fields: fields as Gateway['fields'] };
    return { gateway, purpose };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'conflict') return { goTo: routes.paid(txnid) };
    return { problem: messageFor(error, PAYMENT_FAILED), purpose };
  }
}

/** The demo gateway is a page of the shop itself: shoppers stay at the name they opened it under. */
function pathOf(url: string): string {
  const { publicOrigin } = serverConfig();
  return url.startsWith(`${publicOrigin}/`) ? url.slice(publicOrigin.length) : url;
}

/** How a payment stands when the shopper comes back from the gateway. */
export type PaidPage =
  | { end: PaymentEnd; purpose: PaymentPurpose; isInApp: boolean }
  | { goTo: string };

/** Reads how a payment ended. While the API is away it counts as open: the page goes on asking. */
export async function getPaidPage(txnid: string): Promise<PaidPage> {
  if (!TXNID.test(txnid)) return { goTo: routes.notFound() };
  const { paying } = await readSession();
  const isInApp = paying?.txnid === txnid && paying.isInApp;
  try {
    const { state, purpose } = await readPayment({ txnid });
    return { end: endOf(state), purpose, isInApp };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found') return { goTo: routes.notFound() };
    return { end: 'open', purpose: 'order', isInApp };
  }
}
