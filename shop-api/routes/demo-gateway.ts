import type { Context } from 'hono';
import { Hono } from 'hono';
import { readBytes } from '../http/body-bytes.ts';
import type { DemoChoice, DemoGateway } from '../providers/payment/demo-gateway.ts';
import type { DemoPayment } from '../providers/payment/demo-link.ts';
import { isEnding, isMode } from './demo-gateway/choices.ts';
import { closedPage } from './demo-gateway/closed-page.ts';
import { payPage } from './demo-gateway/pay-page.ts';
import { returnPage, SUBMIT_AT_ONCE_HASH } from './demo-gateway/return-page.ts';

interface Deps {
  gateway: DemoGateway;
}

type Body = ReturnType<typeof payPage>;

/** The pages carry their own style, an empty icon, and one script by its hash. */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  `script-src '${SUBMIT_AT_ONCE_HASH}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * `GET /demo/pay/{txnid}`: where shoppers of the demo shop pay; `POST`: a button of that page. Whoever
 * has the link may use it, as with a real gateway.
 */
export function demoGatewayRoutes({ gateway }: Deps): Hono {
  const paymentOf = (c: Context) =>
    gateway.openLink(c.req.param('txnid') ?? '', new URL(c.req.url).search.slice(1));
  return new Hono()
    .get('/demo/pay/:txnid', async (c) => {
      const payment = paymentOf(c);
      if (!payment) return page(c, closedPage('unknown'), 404);
      const form = await gateway.settled(payment);
      if (form) return page(c, returnPage({ form, isSent: false }));
      return openPage(c, { gateway, payment });
    })
    .post('/demo/pay/:txnid', async (c) => {
      const payment = paymentOf(c);
      if (!payment) return page(c, closedPage('unknown'), 404);
      const choice = await readChoice(c.req.raw);
      if (!choice || gateway.isExpired(payment)) return openPage(c, { gateway, payment });
      const form = await gateway.play(payment, choice);
      if (form) return page(c, returnPage({ form, isSent: true }));
      return page(c, closedPage(choice.ending === 'silence' ? 'silent' : 'left'));
    });
}

function openPage(c: Context, { gateway, payment }: Deps & { payment: DemoPayment }) {
  if (gateway.isExpired(payment)) return page(c, closedPage('expired'), 410);
  return page(c, payPage(payment));
}

async function readChoice(request: Request): Promise<DemoChoice | undefined> {
  const form = new URLSearchParams(Buffer.from(await readBytes(request)).toString());
  const [ending, mode] = [form.get('ending') ?? '', form.get('mode') ?? ''];
  return isEnding(ending) && isMode(mode) ? { ending, mode } : undefined;
}

function page(c: Context, body: Body, status: 200 | 404 | 410 = 200) {
  return c.html(body, status, { 'Content-Security-Policy': PAGE_POLICY });
}
