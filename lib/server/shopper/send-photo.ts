import 'server-only';
import { ApiError } from '@/lib/api-error';
import { callShopApi } from '@/lib/server/api/shop-api';
import { callAs } from '@/lib/server/api/shopper-call';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';

interface Context {
  params: Promise<{ id: string; size: string }>;
}

/** A picture never changes, but a shared browser must ask again after a logout. */
const OWN = 'private, no-store';
/** A picture that staff have hidden, or its author has taken away, is gone after so long. */
const EVERYBODYS = 'public, max-age=600';

/** Returns a GET handler of pictures that some may see, as the caller; others get a 404. */
export function sendPhoto(name: 'getReturnPhoto' | 'getStaffReviewPhoto') {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const { data: session } = await openSession(request, new Headers());
    const call = callAs(session, { address: clientAddressOf(request) });
    const given = await photoParams(params);
    return answerPhoto(() => call(name, { params: given }), OWN);
  };
}

/** Sends a picture of a review that everybody may see. */
export async function sendReviewPhoto(_request: Request, { params }: Context): Promise<Response> {
  const given = await photoParams(params);
  return answerPhoto(() => callShopApi('getReviewPhoto', { params: given }), EVERYBODYS);
}

async function photoParams(params: Context['params']) {
  const { id, size } = await params;
  return { photoId: id, size: size === 'large' ? 'large' : 'small' };
}

async function answerPhoto(read: () => Promise<unknown>, caching: string): Promise<Response> {
  try {
    return new Response((await read()) as ArrayBuffer, {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': caching,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response(null, { status: error.kind === 'domain' ? 404 : 503 });
  }
}
