import { EMPTY_CART } from '@/lib/view/cart';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';
import { captchaAnswer } from './captcha-in-dom';
import { openFakeApi } from './fake-api';

/** A write request of a page. */
export interface Sent {
  path: string;
  body: Record<string, unknown>;
}

const NO_CART = {
  cart: EMPTY_CART,
  gift: { isGift: false, message: '' },
  session: ANONYMOUS_SHOPPER,
};

/** A fake `/api` with a cheap captcha. `answer` answers the writes; returns all of them. */
export function openFakeAccountApi(answer: (sent: Sent) => Response): Sent[] {
  const calls: Sent[] = [];
  openFakeApi(async (url, request) => {
    if (url.pathname === '/api/captcha') return captchaAnswer();
    if (url.pathname === '/api/cart') return Response.json(NO_CART);
    if (request.method === 'GET') return Response.json(ANONYMOUS_SHOPPER);
    const sent = { path: url.pathname, body: (await request.json()) as Sent['body'] };
    calls.push(sent);
    return answer(sent);
  });
  return calls;
}

/** A fake `/api` whose writes get no answer. */
export function openUnreachableApi(): void {
  openFakeAccountApi(() => {
    throw new TypeError('Failed to fetch');
  });
}

interface Refusal {
  status: number;
  code: string;
  reason?: string;
  message: string;
  errors?: Record<string, string[]>;
}

/** A refusal in the format of the shop API. */
export function refuse({ status, ...body }: Refusal): Response {
  return Response.json({ status: false, ...body }, { status });
}
