import type { ReactNode } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import { Rating } from '@/components/ui/stars';
import { Tag } from '@/components/ui/tag';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';
import { badgesOf } from './badges';
import type { CardProduct } from './card-product';
import { CARD_WIDTH } from './card-width';
import { HeartForm } from './heart-form';
import { HiddenFields } from './hidden-fields.client';
import { Price } from './price';
import styles from './product-card.module.css';
import { secondLine } from './second-line';
import { VegMark } from './veg-mark';

interface ProductCardProps {
  product: CardProduct;
  /** Where the card is, which determines the rendered width of its picture. */
  place?: keyof typeof SIZES;
  /** True on the first screen. */
  eager?: boolean;
  heading?: 'h2' | 'h3' | undefined;
  /** In place of the form that adds it to the cart. */
  action?: ReactNode;
  /** In place of the form that adds it to the wishlist. */
  heart?: ReactNode;
}

const SIZES = {
  shelf: '(max-width: 600px) 47vw, (max-width: 1180px) 31vw, 302px',
  listing: '(max-width: 600px) 47vw, (max-width: 1000px) 31vw, (max-width: 1180px) 23vw, 232px',
  rail: '(max-width: 600px) 62vw, (max-width: 1000px) 47vw, 302px',
} as const;

/**
 * A product as every list shows it. The whole card links to the product; its heart and its button
 * are plain forms.
 */
export function ProductCard({
  product,
  action = <AddForm product={product} />,
  heart = <Heart product={product} />,
  place = 'shelf',
  eager,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const t = useText();
  const isOut = product.available_stock_quantity === 0;
  const badges = badgesOf(product, t);
  return (
    <article className={classNames(styles.card, isOut && styles.out)} data-preview>
      <div className={styles.media}>
        {product.image1 && (
          <Picture
            picture={product.image1}
            alt=""
            sizes={SIZES[place]}
            upTo={CARD_WIDTH}
            eager={eager}
          />
        )}
      </div>
      {badges.length > 0 && (
        <div className={styles.badges}>
          {badges.map(({ name, variant }) => (
            <Tag key={name} variant={variant} edge>
              {t(name)}
            </Tag>
          ))}
        </div>
      )}
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link href={routes.product(product.id, product.name)}>{t.nameOf(product)}</Link>
        </Heading>
        <SecondLine product={product} />
        <Facts product={product} />
        <div className={styles.action} data-add={product.id}>
          {isOut ? <SoldOut /> : action}
        </div>
      </div>
      <div className={styles.heart}>{heart}</div>
    </article>
  );
}

function SecondLine({ product }: { product: CardProduct }) {
  const t = useText();
  const line = secondLine(product, t);
  const isFood = product.veg !== null && product.veg !== undefined;
  if (!line && !isFood) return null;
  return (
    <p className={styles.second}>
      <VegMark veg={product.veg} />
      <span>{line}</span>
    </p>
  );
}

function Facts({ product }: { product: CardProduct }) {
  const { average_rating: rating, product_price: price, base_price: basePrice } = product;
  return (
    <>
      {rating && <Rating average={rating.average_rating} count={rating.review_count} />}
      {price !== undefined && (
        <div className={styles.price}>
          <Price price={price} basePrice={basePrice} />
        </div>
      )}
    </>
  );
}

function AddForm({ product }: { product: CardProduct }) {
  const t = useText();
  return (
    <form action={shoppingApi.cart()} method="post">
      <HiddenFields pid={product.id} quantity={1} />
      <Button type="submit" variant="quiet" size="small" block>
        {t('Add to cart')}
        <span className="visually-hidden">: {t.nameOf(product)}</span>
      </Button>
    </form>
  );
}

function Heart({ product }: { product: CardProduct }) {
  const t = useText();
  return <HeartForm productId={product.id} name={t.nameOf(product)} />;
}

function SoldOut() {
  const t = useText();
  return (
    <Button variant="quiet" size="small" block disabled>
      {t('Out of stock')}
    </Button>
  );
}
