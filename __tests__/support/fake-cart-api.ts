import { IDEMPOTENCY_HEADER } from '../../contract/kit/headers';
import { ApiError } from '../../lib/api-error';
import type { CartJob } from '../../lib/browser/cart-jobs';
import type { SessionSummary } from '../../lib/view/session';
import { openFakeApi } from './fake-api';
import type { FakeCart } from './fake-cart';

/** Answers the page's calls of `/api/session`, with `more`, and `/api/cart` from a fake cart. */
export function openFakeCartApi(server: FakeCart, more: Partial<SessionSummary> = {}): void {
  openFakeApi(async ({ pathname }, request) => {
    if (pathname === '/api/session') return Response.json({ ...server.cart().session, ...more });
    try {
      const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
      return Response.json(server.ask(await jobOf(pathname, request), key));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, message, fields: errors } = error;
      return Response.json({ status: false, code, message, errors }, { status });
    }
  });
}

async function jobOf(path: string, request: Request): Promise<CartJob> {
  const lineId = Number(path.split('/')[3]);
  switch (request.method) {
    case 'POST': {
      const { pid, quantity } = await request.json();
      return { kind: 'add', productId: pid, quantity };
    }
    case 'PATCH':
      return { kind: 'change', lineId, ...(await request.json()) };
    case 'DELETE':
      return { kind: 'remove', lineId };
    default:
      return { kind: 'read' };
  }
}
