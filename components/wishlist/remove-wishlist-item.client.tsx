'use client';

import { useText } from '#language';
import { focusAfterRemoval } from '@/components/shared/focus-after-removal';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { setWishlisted } from '@/lib/browser/lazy-writes';
import { routes } from '@/lib/routes';
import styles from './remove-wishlist-item.module.css';

interface RemoveWishlistItemProps {
  productId: number;
  name: string;
}

/** Removes a product from the wishlist. Also works as a plain form post. */
export function RemoveWishlistItem({ productId, name }: RemoveWishlistItemProps) {
  const t = useText();
  return (
    <form
      action={shoppingApi.wishlist()}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        focusAfterRemoval(event.currentTarget);
        void setWishlisted(productId, false);
      }}
    >
      <HiddenFields next={routes.wishlist()} pid={productId} wishlisted="false" />
      <IconButton
        type="submit"
        label={t('Remove {name} from wishlist', { name })}
        className={styles.remove}
        data-remove
      >
        <Icon name="x" />
      </IconButton>
    </form>
  );
}
