import 'server-only';
import type { Wish } from '@/lib/api/shopper';
import { routes } from '@/lib/routes';
import { asWhoIsLeft, callAs } from '../door/shopper';
import { readWishlist } from '../door/wishes';
import type { Flash } from '../session';
import { freshFlash, readSession } from '../session';

/** All that the wishlist draws. Personal: never cached. */
export interface WishlistPage {
  wishes: Wish[];
  /** The message of a plain form post that just led here. */
  flash: Flash | undefined;
}

/** Reads the wishlist of the session. */
export async function getWishlistPage(): Promise<WishlistPage> {
  // A page cannot write the session; that its visitor is unknown is found out again by the next call.
  const session = { ...(await readSession()) };
  const { wishes } = await asWhoIsLeft(session, () =>
    readWishlist({ session, call: callAs(session) }),
  );
  const flash = freshFlash(session, { page: routes.wishlist(), nowMs: Date.now() });
  return { wishes, flash };
}
