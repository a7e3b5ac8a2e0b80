import { summaryOf } from './cart';
import 'server-only';
import { pageAccess } from '@/lib/routing/page-access';
import type { CallingShopper } from '@/lib/server/api/shopper-call';
import type { SessionData } from '@/lib/server/session/session';
import { readWishlistSummary } from '@/lib/server/shopper/wishlist';
import type { SessionSummary } from '@/lib/view/session';
import { readCart } from './cart';
import { readIsMember } from './customer';

/** Returns the summary of the shopper that every page reads. */
export async function readSummary({ session, call }: CallingShopper): Promise<SessionSummary> {
  const [cart, wishlist, isElite] = await Promise.all([
    readCart({ session, call }),
    readWishlistSummary({ session, call }),
    readIsMember({ session, call }),
  ]);
  return {
    ...summaryOf(session, cart),
    ...wishlist,
    isElite,
    notice: noticeOf(session),
  };
}

/** Returns a flash for a static page, which cannot show it itself. */
function noticeOf({ flash }: Readonly<SessionData>): SessionSummary['notice'] {
  if (!flash || Date.now() >= flash.until || pageAccess(flash.page) !== 'public') return undefined;
  const { message, details, isError, until } = flash;
  return { message, details, isError, until };
}
