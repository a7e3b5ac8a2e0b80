import { and, desc, eq } from 'drizzle-orm';
import type { ProductListItem } from '../../../contract/catalogue/catalogue.ts';
import { sharingMessages } from '../../../contract/messages/sharing.ts';
import type { WishlistLink } from '../../../contract/sharing/sharing.ts';
import { customers } from '../../db/schema/customers.ts';
import { products } from '../../db/schema/products.ts';
import { wishlistItems } from '../../db/schema/wishlist-items.ts';
import { wishlistLinks } from '../../db/schema/wishlist-links.ts';
import { productCards } from '../catalogue/product-cards.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context, Given } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';

const LINK = { token: wishlistLinks.token, name: wishlistLinks.name };

const ofCaller = ({ who }: Pick<Context, 'who'>) =>
  eq(wishlistLinks.customerId, customerOf(who).customerId);

/** Customers read the link of their own wishlist; null: there is none. */
export async function getWishlistLink({ ctx }: { ctx: Context }): Promise<WishlistLink | null> {
  const [link] = await ctx.db.select(LINK).from(wishlistLinks).where(ofCaller(ctx));
  return link ?? null;
}

/** Customers make the link of their own wishlist, once, or change the name above the list. */
export async function shareWishlist({
  ctx,
  input: { name },
}: Given<{ name: string }>): Promise<WishlistLink> {
  const { customerId } = customerOf(ctx.who);
  const [link] = await ctx.db
    .insert(wishlistLinks)
    .values({ customerId, token: ctx.ids.wishlistToken(), name, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: wishlistLinks.customerId, set: { name } })
    .returning(LINK);
  if (!link) throw new Error('An upsert always answers its row');
  return link;
}

/** Customers end the link of their own wishlist; repeated it changes nothing. */
export async function endWishlistLink({ ctx }: { ctx: Context }): Promise<void> {
  await ctx.db.delete(wishlistLinks).where(ofCaller(ctx));
}

interface SharedWishlist {
  name: string;
  products: ProductListItem[];
}

/** More would be no gift list, and a page without end. */
const MAX_DISPLAYED = 200;

/**
 * Public, by its link. Returns the goods of a wishlist that the shop displays, the newest first.
 * Errors: `not_found` for an ended or unknown link, and that of a closed account.
 */
export async function getSharedWishlist({
  ctx: { db },
  input: { token },
}: Given<{ token: string }>): Promise<SharedWishlist> {
  const [link] = await db
    .select({ customerId: wishlistLinks.customerId, name: wishlistLinks.name })
    .from(wishlistLinks)
    .innerJoin(customers, and(eq(customers.id, wishlistLinks.customerId), customers.isActive))
    .where(eq(wishlistLinks.token, token));
  if (!link) {
    throw new DomainError('not_found', 'wishlist_link_over', sharingMessages.wishlistOver);
  }
  const rows = await db
    .select({ id: products.id })
    .from(wishlistItems)
    .innerJoin(products, and(eq(products.id, wishlistItems.productId), isVisible()))
    .where(eq(wishlistItems.customerId, link.customerId))
    .orderBy(desc(wishlistItems.id))
    .limit(MAX_DISPLAYED);
  const ids = rows.map(({ id }) => id);
  return { name: link.name, products: await productCards(db, ids) };
}
