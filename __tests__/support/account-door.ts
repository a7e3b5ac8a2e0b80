import { EMPTY_CART, NOBODY } from '@/lib/api/shopper';
import { captchaAnswer } from './captcha-in-dom';
import { openFakeDoor } from './fake-door';

/** What a page sent to change something. */
export interface Sent {
  path: string;
  body: Record<string, unknown>;
}

const NO_CART = { cart: EMPTY_CART, gift: { isGift: false, message: '' }, session: NOBODY };

/** The door of a shop whose captcha is easy. `answer` decides on what is sent; all of it is kept. */
export function openAccountDoor(answer: (sent: Sent) => Response): Sent[] {
  const kept: Sent[] = [];
  openFakeDoor(async (url, request) => {
    if (url.pathname === '/api/captcha') return captchaAnswer();
    if (url.pathname === '/api/cart') return Response.json(NO_CART);
    if (request.method === 'GET') return Response.json(NOBODY);
    const sent = { path: url.pathname, body: (await request.json()) as Sent['body'] };
    kept.push(sent);
    return answer(sent);
  });
  return kept;
}

/** A door behind which nobody answers. */
export function openSilentDoor(): void {
  openAccountDoor(() => {
    throw new TypeError('Failed to fetch');
  });
}

interface Refusal {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
}

/** A refusal as the shop API words it. */
export function refuse({ status, ...body }: Refusal): Response {
  return Response.json({ status: false, ...body }, { status });
}
