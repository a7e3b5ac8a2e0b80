import { useText } from '#language';
import { focusAfterRemoval } from '@/components/shared/focus-after-removal';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link.client';
import { Thumbnail } from '@/components/ui/picture';
import { Stepper } from '@/components/ui/stepper.client';
import { Tag } from '@/components/ui/tag';
import type { CartItem } from '@/contract/cart/cart';
import { maxQuantity } from '@/contract/cart/quantity';
import { productMessages } from '@/contract/messages/catalogue';
import { formatRupees } from '@/contract/shop/money';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import styles from './cart-line.module.css';
import { LineProblemNote } from './line-problem';

export interface CartLineItemProps {
  line: CartItem;
  /** A change to its figures is in progress. */
  isPending: boolean;
  change: (lineId: number, quantity: number) => void;
  accept: (lineId: number, quantity: number) => void;
  remove: (line: CartItem) => void;
}

/** One product in the cart. Its forms also work as plain form posts. */
export function CartLineItem({ line, isPending, change, accept, remove }: CartLineItemProps) {
  const t = useText();
  return (
    <li className={`stack top gap-2 gap-x-3-half ${styles.line}`}>
      <div className={`filled frame ratio-product round-2 ${styles.image}`}>
        {line.product_image && <Thumbnail picture={line.product_image} alt="" />}
      </div>
      <div className={styles.what}>
        <h2>
          <Link href={routes.product(line.product_id, line.product)}>{nameOf(line, t)}</Link>
        </h2>
        {line.size && <p className="muted small">{t.fieldOf(line, 'size')}</p>}
        <p className="small num">
          {t('{price} each', { price: formatRupees(line.selling_price) })}
        </p>
      </div>
      <div className={styles.quantity}>
        <Quantity line={line} change={change} />
      </div>
      <p className={`strong text-right num ${styles.sum}`} aria-busy={isPending}>
        {formatRupees(line.total)}
      </p>
      <form
        className={`muted icon-18 ${styles.remove}`}
        action={shoppingApi.cartLine(line.id)}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          focusAfterRemoval(event.currentTarget);
          remove(line);
        }}
      >
        <HiddenFields remove="yes" />
        <IconButton type="submit" label={t('Remove {name}', { name: nameOf(line, t) })} data-remove>
          <Icon name="trash" />
        </IconButton>
      </form>
      <LineProblemNote line={line} accept={accept} remove={remove} />
    </li>
  );
}

function Quantity({ line, change }: Pick<CartLineItemProps, 'line' | 'change'>) {
  const t = useText();
  const { Quantity: stock } = line.available_quantity;
  if (stock === 0) return <Tag variant="out">{t(productMessages.outOfStock)}</Tag>;
  const max = maxQuantity(stock);
  return (
    <form action={shoppingApi.cartLine(line.id)} method="post">
      <HiddenFields />
      <Stepper
        name="quantity"
        size="small"
        label={t('Quantity of {name}', { name: nameOf(line, t) })}
        value={line.quantity}
        max={max}
        onChange={(next) => change(line.id, Math.min(next, max))}
      />
    </form>
  );
}

function nameOf({ product: name, translations }: CartItem, t: Translate): string {
  return t.nameOf({ name, translations });
}
