import { useText } from '#language';
import { CardList } from '@/components/shared/card-list.client';
import { cardProduct } from '@/components/shared/card-product';
import { ListHeading } from '@/components/shared/list-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';
import type { WishlistLinkPage } from '@/lib/view/sharing';

/** Somebody's wishlist: its goods can be bought and liked, the list itself not changed. */
export function SharedWishlistView({ shared }: { shared: WishlistLinkPage }) {
  const t = useText();
  const unnamed = t('A wishlist');
  if ('problem' in shared) return <NoList title={unnamed} text={shared.problem} />;
  const { name, products } = shared;
  if (products.length === 0) {
    return (
      <NoList title={name || unnamed} text={t('Nothing is on this wishlist at the moment.')} />
    );
  }
  return (
    <div className="wrap section-below">
      <ListHeading title={name || unnamed} count={products.length} />
      <CardList
        place="listing"
        products={products.map((product) => cardProduct(product))}
        heading="h2"
      />
    </div>
  );
}

function NoList({ title, text }: { title: string; text: string }) {
  const t = useText();
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        motif="marigold"
        title={title}
        text={text}
        action={<ButtonLink href={routes.shop()}>{t('To the shop')}</ButtonLink>}
      />
    </div>
  );
}
