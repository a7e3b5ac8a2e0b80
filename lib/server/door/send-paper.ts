import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { orderMessages } from '@/lib/api/order-messages';
import { routes } from '@/lib/routes';
import { openSession } from '../open-session';
import { addressOf } from './address-of';
import { goTo } from './answers';
import { flashFor } from './flash';
import { withHeaders } from './handle-read';
import { orderId } from './order-id';
import { callAs } from './shopper';

interface Context {
  params: Promise<{ id: string }>;
}

/** What the shop prints about an order: how it is asked for, how its file is called. */
const PAPERS = {
  invoice: { call: 'getInvoicePdf', missing: orderMessages.noInvoice },
  'credit-note': { call: 'getCreditNotePdf', missing: orderMessages.noCreditNote },
} as const;

/**
 * Answers a paper of the order in the path as a file. It is opened by a plain link, so a failure
 * leads back to the order, which says so.
 */
export function sendPaper(name: keyof typeof PAPERS) {
  const paper = PAPERS[name];
  return async (request: Request, { params }: Context): Promise<Response> => {
    const headers = new Headers();
    const opened = await openSession(request, headers);
    const { id } = await params;
    try {
      const call = callAs(opened.data, { address: addressOf(request) });
      const { data: order } = await call('getOrder', { params: { orderId: orderId({ id }) } });
      const pdf = await call(paper.call, { query: { source_doc: order.order_id } });
      return asFile(pdf as ArrayBuffer, `${name}-${order.order_id}.pdf`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const target = /^\d+$/.test(id) ? routes.order(Number(id)) : routes.orders();
      opened.data.flash = flashFor({ message: paper.missing, isError: true, target }, Date.now());
      await opened.save();
      return withHeaders(headers, goTo(target));
    }
  };
}

function asFile(bytes: ArrayBuffer, name: string): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
