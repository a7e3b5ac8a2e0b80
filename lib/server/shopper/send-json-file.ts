import 'server-only';
import { staffMessages } from '@/contract/messages/staff';
import { ApiError } from '@/lib/api-error';
import { textIn } from '@/lib/language/text-in';
import { callAs, type ShopperCall } from '@/lib/server/api/shopper-call';
import { redirectTo } from '@/lib/server/http/answers';
import { flashFor } from '@/lib/server/http/flash';
import { withHeaders } from '@/lib/server/http/handle-read';
import { pathId } from '@/lib/server/http/path-id';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';
import { staffRoutes } from '@/lib/staff-routes';

interface JsonFile {
  /** Reads what the file holds. @throws ApiError */
  read: (call: ShopperCall) => Promise<{ data: unknown }>;
  name: string;
  /** The page with the link. */
  page: string;
}

/** Sends everything that is stored about a customer as one JSON file, for staff to hand out. */
export async function sendCustomerData(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  return sendJsonFile(request, {
    read: async (call) =>
      call('exportCustomer', { params: { id: pathId(id, staffMessages.noSuchCustomer) } }),
    name: `customer-${id}.json`,
    page: staffRoutes.desk('customers'),
  });
}

/** Sends the GST return of a month, which the offline tool of the portal opens. */
export async function sendGstReturn(
  request: Request,
  { params }: { params: Promise<{ month: string }> },
): Promise<Response> {
  const { month } = await params;
  return sendJsonFile(request, {
    read: async (call) => call('getGstReturn', { params: { month } }),
    name: `gstr1-${month}.json`,
    page: staffRoutes.gst(),
  });
}

/** A plain link opens the file, so a failure leads to the page of the link, which says why. */
async function sendJsonFile(request: Request, { read, name, page }: JsonFile): Promise<Response> {
  const headers = new Headers();
  const opened = await openSession(request, headers);
  try {
    const { data } = await read(callAs(opened.data, { address: clientAddressOf(request) }));
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.kind === 'domain' ? error.message : staffMessages.notLoaded;
    const flash = { message, isError: true, target: page, t: textIn('en') };
    opened.data.flash = flashFor(flash, Date.now());
    await opened.save();
    return withHeaders(headers, redirectTo(page));
  }
}
