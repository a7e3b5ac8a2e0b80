import 'server-only';
import { routes } from '@/lib/routes';
import { callAs, withIdentityFallback } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import { readWishlist } from '@/lib/server/shopper/wishlist';
import type { FormFlash } from '@/lib/view/form-flash';
import type { WishlistItem } from '@/lib/view/wishlist';
import { formFlash } from './form-flash';

/** The data of the wishlist page. Personal: never cached. */
export interface WishlistPageData {
  items: WishlistItem[];
  /** The flash of the form post that led here. */
  flash: FormFlash | undefined;
}

/** Reads the wishlist of the session. */
export async function getWishlistPage(): Promise<WishlistPageData> {
  // A copy: a page cannot write the session, so the next call detects an unknown visitor again.
  const session = { ...(await readSession()) };
  const { items } = await withIdentityFallback(session, () =>
    readWishlist({ session, call: callAs(session) }),
  );
  const flash = formFlash(session, routes.wishlist());
  return { items, flash };
}
