import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { ProductCard } from '@/components/shared/product-card';
import { ProductGrid } from '@/components/shared/product-grid';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FormStack } from '@/components/ui/form-stack';
import { maxQuantity } from '@/contract/cart/quantity';
import { quantityMessages } from '@/contract/messages/cart';
import { sharingApi } from '@/lib/api-routes/sharing';
import { routes } from '@/lib/routes';
import type { CartLinkPage, SharedCart } from '@/lib/view/sharing';

/** The goods of a cart that somebody has sent. One press adds them; opening the link adds nothing. */
export function CartLinkView({ shared }: { shared: CartLinkPage }) {
  if ('problem' in shared) return <NoGoods problem={shared.problem} />;
  const { lines, missing, flash } = shared;
  return (
    <div className="wrap page-top stack gap-5 section-below">
      <Head {...shared} />
      {flash && <FlashNote flash={flash} />}
      {missing > 0 && <Missing count={missing} />}
      <ProductGrid>
        {lines.map(({ product, quantity }) => (
          <ProductCard
            key={product.id}
            product={product}
            heading="h2"
            action={<Quantity product={product} quantity={quantity} />}
            heart={null}
          />
        ))}
      </ProductGrid>
    </div>
  );
}

function Head({ path, items }: SharedCart) {
  const t = useText();
  return (
    <header className="stack hug gap-3">
      <h1>{t('Goods for your cart')}</h1>
      <p>
        {t(
          'Somebody has put this together for you. Your cart changes only when you add it; what is in it stays.',
        )}
      </p>
      <FormStack action={sharingApi.cartGoods()}>
        <input type="hidden" name="items" value={items} />
        <ReturnToFields next={routes.cart()} from={path} />
        <Button type="submit" size="large">
          {t('Add all to cart')}
        </Button>
      </FormStack>
    </header>
  );
}

/** How many the link names, and that it is more than there are. */
function Quantity({ product, quantity }: SharedCart['lines'][number]) {
  const t = useText();
  const { available_stock_quantity: stock } = product;
  const max = maxQuantity(stock);
  const { left, atMost } = quantityMessages;
  return (
    <p className="num">
      <b className="block">× {quantity}</b>
      {quantity > max && (
        <span className="small muted">{t.filled(max === stock ? left(max) : atMost(max))}</span>
      )}
    </p>
  );
}

function Missing({ count }: { count: number }) {
  const t = useText();
  return (
    <p className="muted">
      {count === 1
        ? t('One product of the link is no longer sold.')
        : t('{count} products of the link are no longer sold.', { count })}
    </p>
  );
}

function NoGoods({ problem }: { problem: string }) {
  const t = useText();
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        motif="mint"
        title="Goods for your cart"
        text={problem}
        action={<ButtonLink href={routes.shop()}>{t('To the shop')}</ButtonLink>}
      />
    </div>
  );
}
