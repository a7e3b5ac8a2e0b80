import { type Context, Hono } from 'hono';
import { readBodyBytes } from '../../http/body.ts';
import type { DemoChoice, DemoGateway } from '../../providers/payment/demo/demo-gateway.ts';
import type { DemoPayment } from '../../providers/payment/demo/signed-forms.ts';
import { closedPage, returnPage, SUBMIT_AT_ONCE_HASH } from './end-pages.ts';
import { isEnding, isMode, payPage } from './pay-page.ts';

interface Deps {
  gateway: DemoGateway;
}

type Body = ReturnType<typeof payPage>;

/**
 * The content policy of the pages: their own style, the storefront's fonts, an empty icon, and one
 * script by its hash.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  'img-src data:',
  `script-src '${SUBMIT_AT_ONCE_HASH}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * `GET /demo/pay/{txnid}`: the payment page of the demo shop; `POST`: a button of that page.
 * Public, for any caller who has the link, as with a real gateway.
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
  const form = new URLSearchParams(Buffer.from(await readBodyBytes(request)).toString());
  const [ending, mode] = [form.get('ending') ?? '', form.get('mode') ?? ''];
  return isEnding(ending) && isMode(mode) ? { ending, mode } : undefined;
}

function page(c: Context, body: Body, status: 200 | 404 | 410 = 200) {
  return c.html(body, status, { 'Content-Security-Policy': PAGE_POLICY });
}
