import 'server-only';
import { boolean, object } from 'yup';
import { id } from '@/contract/shapes';
import type { WishSummary } from '@/lib/api/shopper';
import { wishMessages } from '@/lib/api/wish-messages';
import type { SessionData } from '../session';
import type { Write, Written } from './handle-write';
import type { ShopperCall } from './shopper';
import { isKnown } from './shopper';

interface Shopper {
  session: Readonly<SessionData>;
  call: ShopperCall;
}

/** What the shopper wishes for; nothing, without asking the API, for one it does not know. */
export async function readWishes({ session, call }: Shopper): Promise<WishSummary> {
  if (!isKnown(session)) return { wishlistCount: 0, wished: [] };
  const { data, wishlist_counter: wishlistCount } = await call('listWishes', {});
  return { wishlistCount, wished: data.map(({ product_id: productId }) => productId) };
}

const wishFields = object({
  pid: id(),
  wished: boolean().required(),
});

/**
 * Brings a wish to the wanted state. The API's call toggles; asked for the state instead, a tap that
 * is sent twice ends as it was meant.
 */
export async function setWish({ input, call, session }: Write<unknown>): Promise<Written> {
  const { pid, wished } = await input(wishFields);
  const before = await readWishes({ session, call });
  if (before.wished.includes(pid) !== wished) await call('toggleWish', { body: { pid } });
  return {
    data: await readWishes({ session, call }),
    message: wished ? wishMessages.added : wishMessages.removed,
  };
}
