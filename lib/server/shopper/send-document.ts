import 'server-only';
import { readIds } from '@/contract/kit/ids';
import { membershipMessages } from '@/contract/messages/memberships';
import { documentMessages, orderMessages } from '@/contract/messages/orders';
import { requestMessages } from '@/contract/messages/requests';
import { ApiError, isNotFound } from '@/lib/api-error';
import { textIn } from '@/lib/language/text-in';
import { routes } from '@/lib/routes';
import { callAs, type ShopperCall } from '@/lib/server/api/shopper-call';
import { redirectTo } from '@/lib/server/http/answers';
import { flashFor } from '@/lib/server/http/flash';
import { withHeaders } from '@/lib/server/http/handle-read';
import { pageLanguage, pageSurface } from '@/lib/server/http/page-language';
import { pathId } from '@/lib/server/http/path-id';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';
import { staffRoutes } from '@/lib/staff-routes';
import { onSurface } from '@/lib/surface';

interface Context {
  params: Promise<{ id: string; document: Name }>;
}

/** A kind of PDF document, and where its link is. */
interface DocumentKind {
  /** Whether a browser saves it, or opens it to print. */
  opens: 'attachment' | 'inline';
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

const isId = (id: string) => /^\d+$/.test(id);

/** Sends a document of the order in the path to its customer. */
export const sendOrderDocument = sendFile((name, number) => ({
  missing: MISSING[name],
  opens: 'attachment',
  page: (id) => (isId(id) ? routes.order(Number(id)) : routes.orders()),
  read: readDocument({ name, number }, 'getOrder'),
}));

/** Opens a document of any customer's order for staff, to print it. */
export const sendStaffDocument = sendFile((name, number) => ({
  missing: MISSING[name],
  opens: 'inline',
  page: (id) => (isId(id) ? staffRoutes.order(Number(id)) : staffRoutes.desk('orders')),
  read: readDocument({ name, number }, 'getStaffOrder'),
}));

/** Opens the invoices of chosen orders for staff, to print them at once. */
export function sendStaffInvoices(request: Request): Promise<Response> {
  const ids = readIds(new URL(request.url).searchParams.get('ids'));
  return send(request, '', {
    missing: MISSING.invoice,
    opens: 'inline',
    page: () => staffRoutes.desk('orders'),
    read: async (call) => ({
      pdf: await call('getInvoicesPdf', { query: { ids } }),
      name: 'invoices.pdf',
    }),
  });
}

interface Asked {
  name: Name;
  /** That of one of several credit notes. */
  number: string | undefined;
}

/** The API names documents by the number of their order, which the order's own call answers. */
function readDocument(
  { name, number: own }: Asked,
  order: 'getOrder' | 'getStaffOrder',
): DocumentKind['read'] {
  return async (call, id) => {
    const orderId = pathId(id, orderMessages.notFound);
    const { order_id: number } = (await call(order, { params: { orderId, id: orderId } })).data;
    const pdf = await call(ORDER_CALLS[name], { query: { source_doc: number, number: own } });
    return { pdf, name: `${name}-${own ?? number}.pdf` };
  };
}

/** Sends a document of the membership in the path. */
export const sendMembershipDocument = sendFile((name) => ({
  missing: MISSING[name],
  opens: 'attachment',
  page: () => routes.membership(),
  read: async (call, id) => {
    const query = { id: pathId(id, membershipMessages.none), document: name };
    return { pdf: await call('getMembershipPdf', { query }), name: `elite-${name}-${id}.pdf` };
  },
}));

function sendFile(kindOf: (name: Name, number: string | undefined) => DocumentKind) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const { id, document } = await params;
    const number = new URL(request.url).searchParams.get('number') ?? undefined;
    return send(request, id, kindOf(document, number));
  };
}

/** A plain link opens the file, so a failure redirects to its page, which shows the message. */
async function send(request: Request, id: string, kind: DocumentKind): Promise<Response> {
  const { read, missing, page, opens } = kind;
  const headers = new Headers();
  const opened = await openSession(request, headers);
  try {
    const language = pageLanguage(request);
    const address = clientAddressOf(request);
    const call = callAs(opened.data, { address, ...(language && { language }) });
    const { pdf, name } = await read(call, id);
    return asFile(pdf as ArrayBuffer, name, opens);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const target = onSurface(page(id), pageSurface(request));
    const message = isNotFound(error) ? requestMessages.dataNotFound : missing;
    const t = textIn(pageLanguage(request) ?? 'en');
    opened.data.flash = flashFor({ message, isError: true, target, t }, Date.now());
    await opened.save();
    return withHeaders(headers, redirectTo(target));
  }
}

function asFile(bytes: ArrayBuffer, name: string, opens: DocumentKind['opens']): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${opens}; filename="${name.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
