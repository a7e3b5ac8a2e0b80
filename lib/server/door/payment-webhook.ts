import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { answerFailure } from './answers';
import { handOnCallback, isGateway } from './hand-on-callback';
import { readBytes } from './read-text';

/** What the shop API reads of a webhook beside its body. */
const HEADERS = ['Content-Type', 'X-Razorpay-Signature'];
const UNAVAILABLE = 503;

/**
 * Takes a gateway's webhook to the shop API, where only the storefront can be reached from outside.
 * Any answer but 200 makes the gateway send it again.
 */
export async function takeWebhook(request: Request, gateway: string): Promise<Response> {
  try {
    if (!isGateway(gateway)) {
      const problem = { status: 404, code: 'not_found' } as const;
      throw new ApiError('domain', 'No such gateway', problem);
    }
    const body = await readBytes(request);
    const sent = HEADERS.map((name) => [name, request.headers.get(name) ?? '']);
    const headers = Object.fromEntries(sent.filter(([, value]) => value));
    const status = await handOnCallback({ gateway, method: 'POST', search: '', body, headers });
    return new Response(null, { status: status ?? UNAVAILABLE });
  } catch (error) {
    return answerFailure(error);
  }
}
