import 'server-only';
import { documentMessages, orderMessages } from '@/contract/messages/orders';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { callAs } from '@/lib/server/api/shopper-call';
import { redirectTo } from '@/lib/server/http/answers';
import { flashFor } from '@/lib/server/http/flash';
import { withHeaders } from '@/lib/server/http/handle-read';
import { pathId } from '@/lib/server/http/path-id';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';

interface Context {
  params: Promise<{ id: string }>;
}

/** The PDF documents of an order: their calls and file names. */
const DOCUMENTS = {
  invoice: { call: 'getInvoicePdf', missing: documentMessages.noInvoice },
  'credit-note': { call: 'getCreditNotePdf', missing: documentMessages.noCreditNote },
} as const;

/**
 * Returns a handler that sends a document of the order in the path. A plain link opens it, so a
 * failure redirects to the order page, which shows the message.
 */
export function sendDocument(name: keyof typeof DOCUMENTS) {
  const document = DOCUMENTS[name];
  return async (request: Request, { params }: Context): Promise<Response> => {
    const headers = new Headers();
    const opened = await openSession(request, headers);
    const { id } = await params;
    try {
      const call = callAs(opened.data, { address: clientAddressOf(request) });
      const { data: order } = await call('getOrder', {
        params: { orderId: pathId(id, orderMessages.notFound) },
      });
      const pdf = await call(document.call, { query: { source_doc: order.order_id } });
      return asFile(pdf as ArrayBuffer, `${name}-${order.order_id}.pdf`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const target = /^\d+$/.test(id) ? routes.order(Number(id)) : routes.orders();
      opened.data.flash = flashFor(
        { message: document.missing, isError: true, target },
        Date.now(),
      );
      await opened.save();
      return withHeaders(headers, redirectTo(target));
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
