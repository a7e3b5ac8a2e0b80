import 'server-only';
import type { SessionSummary } from '@/lib/api/shopper';
import { pageAccess } from '@/lib/routing/route-table';
import type { SessionData } from '../session';
import { readCart, summaryOf } from './read-cart';
import type { ShopperCall } from './shopper';
import { readWishes } from './wishes';

interface Shopper {
  session: Readonly<SessionData>;
  call: ShopperCall;
}

/** All that a page is told of its shopper. */
export async function readSummary({ session, call }: Shopper): Promise<SessionSummary> {
  const [cart, wishes, isElite] = await Promise.all([
    readCart({ session, call }),
    readWishes({ session, call }),
    readElite({ session, call }),
  ]);
  return {
    ...summaryOf(session, cart),
    ...wishes,
    isElite,
    notice: noticeOf(session),
  };
}

/** Whether the shopper is a member now. Asked for each time, since a membership runs out. */
export async function readElite({ session, call }: Shopper): Promise<boolean> {
  if (!session.token) return false;
  const { is_sose_elite_user: isElite } = await call('checkElite', {});
  return isElite;
}

/** A flash for a page that is the same for everyone, which cannot show it by itself. */
function noticeOf({ flash }: Readonly<SessionData>): SessionSummary['notice'] {
  if (!flash || Date.now() >= flash.until || pageAccess(flash.page) !== 'public') return undefined;
  const { message, isError, until } = flash;
  return { message, isError, until };
}
