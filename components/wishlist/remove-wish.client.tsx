'use client';

import { X } from 'lucide-react';
import { focusAfterRemoval } from '@/components/shared/focus-after-removal';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { IconButton } from '@/components/ui/icon-button';
import { setWish } from '@/lib/browser/set-wish';
import { routes } from '@/lib/routes';
import styles from './remove-wish.module.css';

interface RemoveWishProps {
  productId: number;
  name: string;
}

/** Takes a product out of the wishlist. Works as a plain form too. */
export function RemoveWish({ productId, name }: RemoveWishProps) {
  return (
    <form
      action="/api/wishlist"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        focusAfterRemoval(event.currentTarget);
        void setWish(productId, false);
      }}
    >
      <HiddenFields next={routes.wishlist()} pid={productId} wished="false" />
      <IconButton
        type="submit"
        label={`Remove ${name} from wishlist`}
        className={styles.remove}
        data-remove
      >
        <X aria-hidden strokeWidth={1.75} />
      </IconButton>
    </form>
  );
}
