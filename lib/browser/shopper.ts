import { mutate } from 'swr';
import { ApiError } from '@/lib/api/api-error';
import type { SessionSummary, ShopperCart } from '@/lib/api/shopper';
import { NOBODY } from '@/lib/api/shopper';
import type { CartJob, ShownCart } from './cart-jobs';
import { tellOutcome } from './cart-outcome';
import { CartQueue } from './cart-queue';
import { newKey } from './new-key';
import { tellOtherTabs } from './tabs';
import { toast } from './toast';
import { wait } from './wait';

/*
 * The shopper as this tab knows them: two SWR entries that every counter, bar, card and page reads.
 * Nothing polls. A write puts its own answer here and tells the other tabs.
 */

export const SESSION_KEY = '/api/session';
export const CART_KEY = '/api/cart';

/** ky comes with the first request, after the page has been drawn. */
const http = () => import('./http');

/** How often this tab learnt something of the shopper. */
let updates = 0;
let known: SessionSummary | undefined;
/** The last notice that was shown, by its time: it is answered until it has gone stale. */
let toldNotice = 0;

/** What this tab knows of the shopper; undefined until it has learnt something. */
export function knownSession(): SessionSummary | undefined {
  return known;
}

/**
 * Reads counters and names again. An answer that a change has overtaken is asked for anew; what is
 * shown stays when the shop does not answer, and undefined comes back.
 */
export async function readSession(): Promise<SessionSummary | undefined> {
  const before = updates;
  try {
    const { getJson } = await http();
    const session = await getJson<SessionSummary>('session');
    if (updates !== before) return await readSession();
    updateSession(session);
    tell(session.notice);
    return session;
  } catch {
    return undefined;
  }
}

/** The cart of this tab. */
export const cartQueue = new CartQueue({
  send,
  show: showCart,
  onSettled: (job, error) => {
    tellOutcome(job, error);
    if (job.kind !== 'read') tellOtherTabs();
  },
  wait,
  newKey,
});

type Fresh = Partial<SessionSummary>;

/** Puts fresh values, or what they become from the known ones, where every counter and heart reads. */
export function updateSession(fresh: Fresh | ((known: SessionSummary) => Fresh)): void {
  updates += 1;
  const before = known ?? NOBODY;
  known = { ...before, ...(typeof fresh === 'function' ? fresh(before) : fresh) };
  void mutate<SessionSummary>(SESSION_KEY, known, { revalidate: false });
}

function tell(notice: SessionSummary['notice']): void {
  if (!notice || notice.until === toldNotice) return;
  toldNotice = notice.until;
  if (notice.isError) toast.error(notice.message);
  else toast.success(notice.message);
}

function showCart(shown: ShownCart): void {
  void mutate<ShownCart>(CART_KEY, shown, { revalidate: false });
  updateSession(shown.session);
}

async function send(job: CartJob, key: string): Promise<ShopperCart> {
  try {
    return await request(job, key);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('network', 'The request could not be made', { cause: error });
  }
}

async function request(job: CartJob, key: string): Promise<ShopperCart> {
  const { getJson, sendJson } = await http();
  switch (job.kind) {
    case 'read':
      return getJson('cart');
    case 'add': {
      const body = { pid: job.productId, quantity: job.quantity };
      return sendJson('post', 'cart', { body, key });
    }
    case 'change':
      return sendJson('patch', `cart/${job.lineId}`, { body: { quantity: job.quantity }, key });
    case 'remove':
      return sendJson('delete', `cart/${job.lineId}`, { key });
    case 'gift':
      return sendJson('post', 'cart/gift', { body: job.choice, key });
    case 'voucher':
      return sendJson('post', 'voucher', { body: { code: job.code }, key });
  }
}
