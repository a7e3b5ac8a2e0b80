import type { ReactNode } from 'react';
import { useText } from '#language';
import { Price } from '@/components/shared/price';
import { Share } from '@/components/shared/share';
import { WishlistHeart } from '@/components/shared/wishlist-heart.client';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { maxQuantity } from '@/contract/cart/quantity';
import type { ProductDetail } from '@/contract/catalogue/product';
import { formatRupees } from '@/contract/shop/money';
import type { Offer } from '@/contract/vouchers/offers';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { unitPriceText } from '@/lib/format/unit-price';
import { routes } from '@/lib/routes';
import type { DisplayedSale } from '@/lib/view/product';
import { BundleParts } from './bundle-parts';
import styles from './buy-box.module.css';
import { DeliveryPromises } from './delivery-promises';
import { NotifyMe } from './out-of-stock';
import { ProductOffers } from './product-offers';
import { PurchaseForm } from './purchase-form.client';
import { PURCHASE_FORM_ID } from './purchase-form-id';
import { SaleNote } from './sale-note';
import { SizeSwitch } from './size-switch';
import { StockLine } from './stock-line';

type BuyBoxProps = {
  product: ProductDetail;
  /** The vouchers that count for it. */
  offers?: readonly Offer[];
  sale?: DisplayedSale | undefined;
} & (
  | {
      /** The product's absolute URL, for sharing. */
      url: string;
      /** Offered in place of the button of a product that is out of stock. */
      alternatives?: ReactNode;
      isPreview?: never;
    }
  /** What staff look at can be neither bought nor shared. */
  | { isPreview: true; url?: never; alternatives?: never }
);

/** The purchase column below the name: price, availability and the form that adds to the cart. */
export function BuyBox({ product, offers = [], sale, url, alternatives, isPreview }: BuyBoxProps) {
  const t = useText();
  const stock = product.available_stock_quantity;
  return (
    <div className={styles.box}>
      <ShortBenefits benefits={product.benefits} />
      <div className={styles.price}>
        <Price price={product.product_price} basePrice={product.base_price} size="large" />
        <Saving product={product} />
        {sale && <SaleNote sale={sale} />}
        <UnitPrice product={product} />
      </div>
      <ProductOffers offers={offers} />
      <SizeSwitch product={product} />
      {product.bundle && <BundleParts bundle={product.bundle} />}
      <StockLine stock={stock} pack={product.pack} />
      <div className={`flex gap-3 ${styles.actions}`}>
        {isPreview ? <NoPurchase /> : <Purchase product={product} />}
      </div>
      {!isPreview && stock !== 0 && <AsGift />}
      {stock === 0 && alternatives}
      <DeliveryPromises from={routes.product(product.id, product.name)} />
      {url && <Share name={t.nameOf(product)} url={url} />}
    </div>
  );
}

function Purchase({ product }: { product: ProductDetail }) {
  const t = useText();
  const { id, available_stock_quantity: stock } = product;
  return (
    <>
      {stock === 0 ? (
        <NotifyMe productId={id} />
      ) : (
        <PurchaseForm productId={id} max={maxQuantity(stock)} />
      )}
      <WishlistHeart productId={id} name={t.nameOf(product)} />
    </>
  );
}

/** Sends the form of the purchase to the cart as a gift: a plain form post, which needs no script. */
function AsGift() {
  const t = useText();
  return (
    <p className="small muted">
      <Button
        type="submit"
        variant="text"
        form={PURCHASE_FORM_ID}
        formAction={shoppingApi.giftGoods()}
        formMethod="post"
      >
        <Icon name="gift" />
        {t('Send as a gift')}
      </Button>
      <span className="block">
        {t('With your note, on the day you choose, no prices in the parcel.')}
      </span>
    </p>
  );
}

/** The place of the purchase in a preview. */
function NoPurchase() {
  const t = useText();
  return (
    <Button size="large" disabled>
      {t('Add to cart')}
    </Button>
  );
}

function UnitPrice({ product }: { product: ProductDetail }) {
  const t = useText();
  const text = unitPriceText(product.product_price, product.net_quantity);
  return (
    <p className="hint">
      {text
        ? t('{price}, inclusive of all taxes', { price: t.filled(text) })
        : t('Inclusive of all taxes')}
    </p>
  );
}

/** The benefits that fit above the fold; all of them are further down. */
const SHORT_BENEFITS = 3;

function ShortBenefits({ benefits }: { benefits: string[] }) {
  const t = useText();
  if (benefits.length === 0) return null;
  return (
    <ul className={`stack gap-1 mt-1-half small vana-icons icon-18 ${styles.benefits}`}>
      {benefits.slice(0, SHORT_BENEFITS).map((benefit) => (
        <li className="flex gap-2" key={benefit} lang={t.langOf(benefit)}>
          <Icon name="check" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

function Saving({ product }: { product: ProductDetail }) {
  const t = useText();
  const saved = product.base_price - product.product_price;
  if (saved <= 0) return null;
  return (
    <p className={`small medium ${styles.saving}`}>
      {t('You save {saved}', { saved: formatRupees(saved) })}
    </p>
  );
}
