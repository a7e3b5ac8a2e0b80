import type { FormEvent } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';
import { HiddenFields } from './hidden-fields.client';
import styles from './wishlist-heart.module.css';

interface HeartFormProps {
  productId: number;
  name: string;
  /** Adds a border, for use beside a large button. */
  framed?: boolean;
  isPressed?: boolean;
  onSubmit?: (event: FormEvent) => void;
}

/** A heart that adds a product to the wishlist or removes it, as a plain form. */
export function HeartForm(props: HeartFormProps) {
  const { productId, name, framed = false, isPressed = false, onSubmit } = props;
  const t = useText();
  return (
    <form action={shoppingApi.wishlist()} method="post" onSubmit={onSubmit}>
      <HiddenFields next={routes.wishlist()} pid={productId} wishlisted={String(!isPressed)} />
      <button
        type="submit"
        className={framed ? styles.framed : styles.heart}
        aria-pressed={isPressed}
        aria-label={t('Add {name} to wishlist', { name })}
      >
        <Icon name="heart" />
      </button>
    </form>
  );
}
