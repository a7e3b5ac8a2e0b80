import 'server-only';
import { staffMessages } from '@/contract/messages/staff';
import { ApiError } from '@/lib/api-error';
import { textIn } from '@/lib/language/text-in';
import { callAs } from '@/lib/server/api/shopper-call';
import { redirectTo } from '@/lib/server/http/answers';
import { flashFor } from '@/lib/server/http/flash';
import { withHeaders } from '@/lib/server/http/handle-read';
import { pathId } from '@/lib/server/http/path-id';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';
import { staffRoutes } from '@/lib/staff-routes';

interface Context {
  params: Promise<{ id: string }>;
}

/**
 * Sends everything that is stored about a customer as one JSON file, for staff to hand out. A plain link
 * opens it, so a failure leads to the list, which says why.
 */
export async function sendCustomerData(request: Request, { params }: Context): Promise<Response> {
  const headers = new Headers();
  const opened = await openSession(request, headers);
  try {
    const id = pathId((await params).id, staffMessages.noSuchCustomer);
    const call = callAs(opened.data, { address: clientAddressOf(request) });
    const { data } = await call('exportCustomer', { params: { id } });
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="customer-${id}.json"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const target = staffRoutes.desk('customers');
    const message = error.kind === 'domain' ? error.message : staffMessages.notLoaded;
    opened.data.flash = flashFor({ message, isError: true, target, t: textIn('en') }, Date.now());
    await opened.save();
    return withHeaders(headers, redirectTo(target));
  }
}
