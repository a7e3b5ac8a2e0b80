import 'server-only';
import { membershipMessages } from '@/contract/messages/memberships';
import { documentMessages, orderMessages } from '@/contract/messages/orders';
import { requestMessages } from '@/contract/messages/requests';
import { ApiError, isNotFound } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { callAs } from '@/lib/server/api/shopper-call';
import { redirectTo } from '@/lib/server/http/answers';
import { flashFor } from '@/lib/server/http/flash';
import { withHeaders } from '@/lib/server/http/handle-read';
import { pageSurface } from '@/lib/server/http/page-language';
import { pathId } from '@/lib/server/http/path-id';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';
import { onSurface } from '@/lib/surface';

interface Context {
  params: Promise<{ id: string }>;
}

/** A kind of PDF document, and where its link is. */
interface DocumentKind {
  /** Reads the file of the thing in the path. @throws ApiError */
  read: (call: ShopperCall, id: string) => Promise<{ pdf: unknown; name: string }>;
  /** The message of a failure, and the page that displays it. */
  missing: string;
  page: (id: string) => string;
}

/** The PDF documents of an order: their calls. */
const ORDER_CALLS = { invoice: 'getInvoicePdf', 'credit-note': 'getCreditNotePdf' } as const;
const MISSING = {
  invoice: documentMessages.noInvoice,
  'credit-note': documentMessages.noCreditNote,
} as const;
type Name = keyof typeof MISSING;

/** Returns a handler that sends a document of the order in the path. */
export function sendDocument(name: Name) {
  return sendFile({
    missing: MISSING[name],
    page: (id) => (/^\d+$/.test(id) ? routes.order(Number(id)) : routes.orders()),
    read: async (call, id) => {
      const orderId = pathId(id, orderMessages.notFound);
      const { data: order } = await call('getOrder', { params: { orderId } });
      const pdf = await call(ORDER_CALLS[name], { query: { source_doc: order.order_id } });
      return { pdf, name: `${name}-${order.order_id}.pdf` };
    },
  });
}

/** Returns a handler that sends a document of the membership in the path. */
export function sendMembershipDocument(name: Name) {
  return sendFile({
    missing: MISSING[name],
    page: () => routes.membership(),
    read: async (call, id) => {
      const query = { id: pathId(id, membershipMessages.none), document: name };
      return { pdf: await call('getMembershipPdf', { query }), name: `elite-${name}-${id}.pdf` };
    },
  });
}

/** A plain link opens the file, so a failure redirects to its page, which shows the message. */
function sendFile({ read, missing, page }: DocumentKind) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const headers = new Headers();
    const opened = await openSession(request, headers);
    const { id } = await params;
    try {
      const call = callAs(opened.data, { address: clientAddressOf(request) });
      const { pdf, name } = await read(call, id);
      return asFile(pdf as ArrayBuffer, name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const target = onSurface(page(id), pageSurface(request));
      const message = isNotFound(error) ? requestMessages.dataNotFound : missing;
      opened.data.flash = flashFor({ message, isError: true, target }, Date.now());
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
