import 'server-only';
import { ApiError } from '@/lib/api-error';
import { callAs } from '@/lib/server/api/shopper-call';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';

interface Context {
  params: Promise<{ id: string; size: string }>;
}

/** Sends a picture of a return request to its customer or to staff; others get a 404. */
export async function sendReturnPhoto(request: Request, { params }: Context): Promise<Response> {
  const { id, size } = await params;
  const { data: session } = await openSession(request, new Headers());
  try {
    const call = callAs(session, { address: clientAddressOf(request) });
    const bytes = await call('getReturnPhoto', {
      params: { photoId: id, size: size === 'large' ? 'large' : 'small' },
    });
    return new Response(bytes as ArrayBuffer, {
      headers: {
        'Content-Type': 'image/webp',
        // A picture never changes, but a shared browser must ask again after a logout.
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response(null, { status: error.kind === 'domain' ? 404 : 503 });
  }
}
