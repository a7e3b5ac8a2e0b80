import { Hono } from 'hono';
import type { paymentEndpoints, refundEndpoints } from '../../contract/payments/payments.ts';
import { toRupees } from '../../contract/shop/money.ts';
import { payBack } from '../domain/payments/pay-back.ts';
import { getPayment } from '../domain/payments/payment-status.ts';
import { settleRefund } from '../domain/payments/settle-refund.ts';
import { startPayment } from '../domain/payments/start-payment.ts';
import { takeCallback } from '../domain/payments/take-callback.ts';
import { sentRefunds } from '../domain/staff/sent-refunds.ts';
import type { AppEnv, Deps } from '../http/app-env.ts';
import { readBodyBytes } from '../http/body.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';
import { sentHandlers } from '../http/sent-handlers.ts';
import { SYSTEM_ACTOR, withContext } from '../http/with-context.ts';

export const paymentHandlers: HandlersOf<typeof paymentEndpoints> = {
  startPayment: async ({ ctx, input }) => {
    const { url, method, fields } = await startPayment({ ctx, input: input.params });
    return { ...DONE, url, method, fields };
  },
  getPayment: async ({ ctx, input }) => ({
    ...DONE,
    ...(await getPayment({ ctx, input: input.params })),
  }),
};

/**
 * `/payments/{gateway}/callback`: the webhooks of gateways and the returns of browsers, forwarded
 * by the storefront. Gateways send no company header; only their signature counts.
 */
export function paymentCallbackRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().on(['GET', 'POST'], '/payments/:gateway/callback', async (c) => {
    const query = new URL(c.req.url).search.slice(1);
    const request = { headers: c.req.raw.headers, query, bytes: await readBodyBytes(c.req.raw) };
    const input = { gateway: c.req.param('gateway'), request };
    const taken = await withContext(deps, SYSTEM_ACTOR, (ctx) => takeCallback({ ctx, input }));
    return c.json({ status: true, ...taken });
  });
}

const refunds = sentHandlers(sentRefunds);

export const refundHandlers: HandlersOf<typeof refundEndpoints> = {
  listRefundsDue: refunds.list,
  getRefund: refunds.read,
  settleRefund: async ({ ctx, input }) => {
    const settled = { id: input.params.refundId, ...input.body };
    const { amountPaise } = await settleRefund({ ctx, input: settled });
    return { ...DONE, amount: toRupees(amountPaise) };
  },
  payRefund: async ({ ctx, input }) => {
    const { amountPaise, ...became } = await payBack({ ctx, input: { id: input.params.refundId } });
    return { ...DONE, amount: toRupees(amountPaise), ...became };
  },
};
